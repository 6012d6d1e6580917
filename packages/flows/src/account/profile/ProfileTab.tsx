import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { Text } from '@kermesse/ui/Text';
import { TextLink } from '@kermesse/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarCard } from '../../avatar/AvatarCard.tsx';
import { DataDownload } from '../../dataDownload/DataDownload.tsx';
import { UnsavedGuard } from '../../form/unsaved/UnsavedGuard.tsx';
import { isInputStored } from '../../form/use-stored-input.ts';
import { carryEmail } from '../../keptInput/carried-email.ts';
import { LoginAndSecurityLists } from '../../loginAndSecurity/LoginAndSecurityLists.tsx';
import { hasPassword } from '../../session/has-password.ts';
import { useHref } from '../../site/use-href.ts';
import { useFlowSettings } from '../../site/settings.ts';
import { AboutForm } from './AboutForm.tsx';
import { Aside, Blocks, Columns, LoginAndSecurityCard, Part } from '../account.styles.ts';
import { emailAction, EmailDialog, emailForm } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RoleBlock } from '../role/RoleBlock.tsx';

/** Says how the user logs in without a password. An account with an email address can set one by an emailed link. */
function WithoutPassword({ user: { authType, email } }: { user: User }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <>
      {authType === 'phone' && <Text tone="soft">{t('byPhone')}</Text>}
      {authType === 'google' && <Text tone="soft">{t('byGoogle')}</Text>}
      {email !== null && (
        <TextLink href={href('/reset-password')} onClick={(click) => carryEmail(click, email)}>
          {t('setPassword')}
        </TextLink>
      )}
    </>
  );
}

/** The tab 'My profile' (specification §2): personal data, data of the role, picture, login and security. */
export function ProfileTab({
  user,
  lists,
}: {
  /** The user whose profile is shown. */
  user: User;
  /** The types and services to choose from. */
  lists: ChoiceLists;
}) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { accountDeletion } = useFlowSettings();
  const [open, setOpen] = useState<'password' | 'email' | undefined>(() =>
    isInputStored(user.id, emailForm) ? 'email' : undefined,
  );
  const close = () => setOpen(undefined);
  return (
    <UnsavedGuard>
      <Columns>
        <Blocks>
          <Part aria-labelledby="about">
            <Heading level={2} size={4} id="about">
              {t('about')}
            </Heading>
            <AboutForm user={user} />
          </Part>
          <Part aria-labelledby="role">
            <Heading level={2} size={4} id="role">
              {t(user.profileType === 'customer' ? 'roleCustomer' : 'roleCompany')}
            </Heading>
            <RoleBlock user={user} lists={lists} />
          </Part>
        </Blocks>
        <Aside>
          <AvatarCard user={user} />
          <LoginAndSecurityCard aria-labelledby="login-and-security">
            <Heading level={2} size={3} id="login-and-security">
              {t('loginAndSecurity')}
            </Heading>
            {hasPassword(user) ? (
              <Button variant="line" full onPress={() => setOpen('password')}>
                {t('changePassword')}
              </Button>
            ) : (
              <WithoutPassword user={user} />
            )}
            <Button variant="line" full onPress={() => setOpen('email')}>
              {t(emailAction(user))}
            </Button>
            <LoginAndSecurityLists />
            {accountDeletion && <DataDownload user={user} full />}
            <TextLink href={href('/delete-account')}>{t('deleteAccount')}</TextLink>
          </LoginAndSecurityCard>
        </Aside>
      </Columns>
      <PasswordDialog isOpen={open === 'password'} onOpenChange={close} />
      <EmailDialog isOpen={open === 'email'} onOpenChange={close} />
    </UnsavedGuard>
  );
}
