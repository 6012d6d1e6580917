import type { User } from '@kermesse/api/schemas/account/user';
import { isCustomerProfile } from '@kermesse/api/schemas/account/profile';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { Tabs } from '@kermesse/ui/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInputStored } from '../../form/use-stored-input.ts';
import { RoleTabs } from '../account.styles.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { DocumentsBlock } from './DocumentsBlock.tsx';
import { LinksForm } from './LinksForm.tsx';
import { BioForm } from './BioForm.tsx';
import { ServicesForm } from './ServicesForm.tsx';

interface RoleBlockProps {
  /** The logged-in user, whose profile type decides the tabs. */
  user: User;
  /** The options of the site configuration: provider types and their categories. */
  lists: ChoiceLists;
}

/** The tabs of the role (specification §2, §6): services for customers, four tabs for providers and planners. */
export function RoleBlock({ user, lists }: RoleBlockProps) {
  const { t } = useTranslation('account');
  const { profile, profileId } = user;
  // Opens the tab whose input was kept when the session ended.
  const [waiting] = useState(() => ['company', 'networks', 'others'].find((name) => isInputStored(user.id, name)));
  if (profile === null || profileId === null) return null;
  if (isCustomerProfile(profile)) {
    const services = (
      <ServicesForm user={{ ...user, profileId }} profile={profile} categories={lists.providerTypeCategories} />
    );
    return <Tabs label={t('roleBlock')} tabs={[{ id: 'services', title: t('services'), content: services }]} />;
  }
  const own = { user: { ...user, profileId }, profile };
  const types = user.profileType === 'provider' ? lists.providerTypes : undefined;
  return (
    <RoleTabs>
      <Tabs
        label={t('roleBlock')}
        defaultSelected={waiting}
        tabs={[
          { id: 'company', title: t('company'), content: <CompanyForm {...own} /> },
          { id: 'documents', title: t('documents'), content: <DocumentsBlock user={own.user} /> },
          { id: 'networks', title: t('networks'), content: <LinksForm {...own} /> },
          { id: 'others', title: t('others'), content: <BioForm {...own} types={types} /> },
        ]}
      />
    </RoleTabs>
  );
}
