import type { User } from '@kermesse/api/schemas/account/user';
import { isCustomerProfile } from '@kermesse/api/schemas/account/profile';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { Tabs } from '@kermesse/ui/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInputStored } from '../../form/use-stored-input.ts';
import { RoleTabs } from '../account.styles.ts';
import { BioFields } from '../../profileForm/BioFields.tsx';
import { CompanyFields } from '../../profileForm/CompanyFields.tsx';
import { LinksFields } from '../../profileForm/LinksFields.tsx';
import { ServicesFields } from '../../profileForm/ServicesFields.tsx';
import { DocumentsBlock } from './DocumentsBlock.tsx';
import { bioPart, companyPart, linksPart, servicesPart } from './profile-parts.ts';
import { ProfilePartForm } from './ProfilePartForm.tsx';

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
      <ProfilePartForm user={{ ...user, profileId }} profile={profile} part={servicesPart}>
        {({ choices }) => <ServicesFields choices={choices} categories={lists.providerTypeCategories} />}
      </ProfilePartForm>
    );
    return <Tabs label={t('roleBlock')} tabs={[{ id: 'services', title: t('services'), content: services }]} />;
  }
  const own = { user: { ...user, profileId }, profile };
  const types = user.profileType === 'provider' ? lists.providerTypes : undefined;
  const company = (
    <ProfilePartForm {...own} part={companyPart}>
      {({ field }) => <CompanyFields field={field} />}
    </ProfilePartForm>
  );
  const links = (
    <ProfilePartForm {...own} part={linksPart}>
      {({ field }) => <LinksFields field={field} />}
    </ProfilePartForm>
  );
  const bio = (
    <ProfilePartForm {...own} part={bioPart(types !== undefined)}>
      {({ field, choices }) => <BioFields field={field} choices={choices} types={types} />}
    </ProfilePartForm>
  );
  return (
    <RoleTabs>
      <Tabs
        label={t('roleBlock')}
        defaultSelected={waiting}
        tabs={[
          { id: 'company', title: t('company'), content: company },
          { id: 'documents', title: t('documents'), content: <DocumentsBlock user={own.user} /> },
          { id: 'networks', title: t('networks'), content: links },
          { id: 'others', title: t('others'), content: bio },
        ]}
      />
    </RoleTabs>
  );
}
