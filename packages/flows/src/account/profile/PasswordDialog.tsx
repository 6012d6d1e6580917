import { authEditPassword } from '@kermesse/api/auth-edit-password';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FlowDialog } from '../../dialog/FlowDialog.tsx';
import { createCheck, requiredPassword } from '../../form/check.ts';
import { SubmitForm } from '../../form/submit/SubmitForm.tsx';
import { newPassword, matchesConfirmation } from '../../form/new-password.ts';
import { useFailureNotification } from '../../form/use-failure-notification.ts';
import { useForm } from '../../form/use-form.ts';
import { UsernameField } from '../../passwordField/UsernameField.tsx';
import { PasswordField } from '../../passwordField/PasswordField.tsx';
import { useSession } from '../../session/session.ts';
import { translated } from '../../texts/TranslatedText.tsx';

const initial = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };

const check = createCheck<typeof initial>(
  z
    .object({ currentPassword: requiredPassword, newPassword, newPasswordConfirmation: requiredPassword })
    .check(matchesConfirmation('newPassword', 'newPasswordConfirmation')),
);

/** The props of the dialogs for changing password and email: whether they are open. */
export interface AccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Changes the password (specification §5). Asks for the current password, the new one, and its confirmation. */
export function PasswordDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { t } = useTranslation('account');
  return (
    <FlowDialog title={t('changePassword')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => <PasswordForm close={close} />}
    </FlowDialog>
  );
}

function PasswordForm({ close }: { close: () => void }) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const form = useForm({
    initial,
    check,
    situation: 'changePassword',
    onFailureAfterLeaving: useFailureNotification(translated('account', 'changePassword')),
    send: (client, values, signal) => client.call(authEditPassword, values, { signal }),
    success: () => ({ title: translated('account', 'passwordChanged'), duration: 5000 }),
    done(_, __, stillOpen) {
      if (stillOpen) close();
    },
  });
  return (
    <SubmitForm form={form} submit={t('changePassword')} pendingLabel={t('saving')}>
      <UsernameField email={user?.email} />
      <PasswordField {...form.field('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword')}
        autoComplete="new-password"
        owner={user ?? {}}
      />
      <PasswordField
        {...form.field('newPasswordConfirmation')}
        label={t('newPasswordAgain')}
        autoComplete="new-password"
        isDisabled={form.values.newPassword === ''}
      />
    </SubmitForm>
  );
}
