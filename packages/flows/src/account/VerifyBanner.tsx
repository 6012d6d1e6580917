import { authSendVerificationEmail } from '@kermesse/api/auth-send-verification-email';
import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { useToasts } from '@kermesse/ui/Toasts';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '@kermesse/api/use-call';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import { translatedError } from '../failures/TranslatedError.tsx';
import { useSession } from '../session/session.ts';
import { Banner } from './dashboard.styles.ts';

/** The banner 'Verify your email' (specification §2). A click resends the link, and a dialog confirms it (§7). */
export function VerifyBanner({ email }: { email: string | null }) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const toasts = useToasts();
  const session = useSession();
  const { pending, call } = useCall('verificationEmail');

  async function resend() {
    const result = await call((client, signal) => client.call(authSendVerificationEmail, {}, { signal }));
    if (result === undefined) return;
    if (result.ok) {
      setSent(true);
      return;
    }
    const verified = result.error.message === 'alreadyVerified';
    toasts.show({ kind: verified ? 'success' : 'error', title: translatedError(result.error) });
    // The banner disappears with the reloaded user.
    if (verified) await session.refresh();
  }

  return (
    <>
      <Banner role="group" aria-labelledby="verify-title">
        <MailWarning aria-hidden="true" />
        <div>
          <strong id="verify-title">{t('verifyTitle')}</strong>
          <span>{t('verifyText', { email: email ?? '' })}</span>
        </div>
        <Button variant="line" onPress={() => void resend()} pending={pending} pendingLabel={t('verifySending')}>
          {t('verifySend')}
        </Button>
      </Banner>
      <FlowDialog
        role="alertdialog"
        title={t('verifySentTitle')}
        isOpen={sent}
        onOpenChange={setSent}
        dismissable
        actions={
          <Button autoFocus onPress={() => setSent(false)}>
            {t('ok')}
          </Button>
        }
      >
        <Text>{t('verifySent')}</Text>
      </FlowDialog>
    </>
  );
}
