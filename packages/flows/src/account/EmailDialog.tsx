import { authEditEmail } from '@kermesse/api/auth-edit-email';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useToasts } from '@kermesse/ui/Toasts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { checkBy, requiredEmail, requiredPassword } from '../form/check.ts';
import { Fields } from '../form/form.styles.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { useFailedLater } from '../form/useFailedLater.ts';
import { useForm } from '../form/useForm.ts';
import { WhoseAccount } from '../form/WhoseAccount.tsx';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { useSession } from '../session/session.ts';
import type { AccountDialogProps } from './PasswordDialog.tsx';

const initial = { email: '', currentPassword: '' };
const check = checkBy<typeof initial>(z.object({ email: requiredEmail, currentPassword: requiredPassword }));

/** Changing the email (specification §5): the new address, and the password again, so that nobody else does it. */
export function EmailDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog title={t('changeEmail')} closeLabel={t('close')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => <EmailForm close={close} />}
    </Dialog>
  );
}

function EmailForm({ close }: { close: () => void }) {
  const { t } = useTranslation('account');
  const session = useSession();
  const toasts = useToasts();
  const form = useForm({
    initial,
    check,
    situation: 'changeEmail',
    failedLater: useFailedLater(t('changeEmail')),
    send: (client, values, signal) => client.call(authEditEmail, values, { signal }),
    async done(_, { email }, here) {
      toasts.show({ kind: 'success', title: t('emailChanged'), text: t('emailToConfirm', { email }), duration: 5000 });
      if (here) close();
      await session.refresh();
    },
  });
  return (
    <Fields {...form.formProps}>
      <WhoseAccount email={session.user?.email} />
      <Text tone="soft">{t('emailText')}</Text>
      <TextField {...form.field('email')} label={t('newEmail')} type="email" inputMode="email" autoComplete="email" />
      <PasswordField {...form.field('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
      <FormNotice notice={form.notice} />
      <Button type="submit" full pending={form.pending} pendingLabel={t('saving')}>
        {t('changeEmail')}
      </Button>
    </Fields>
  );
}
