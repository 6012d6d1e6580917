import type { ErrorMessage } from '@kermesse/api/error-message';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../access/passkeys/ceremony.ts';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/**
 * The button to log in with a passkey. In browsers that have used a passkey here, the autofill of the email field
 * offers it too. The code for passkeys loads only when it is needed.
 */
export function PasskeyButton() {
  const { t } = useTranslation('access');
  const { ask, finish } = usePasskeyLogin();
  const { pending, run } = useTask();
  const [error, setError] = useState<ErrorMessage>();
  usePasskeyAutofill(pending, setError);

  /** Logs in with a passkey. Returns an error when that fails. */
  async function logIn(): Promise<ErrorMessage | undefined> {
    const asked = await ask();
    if (asked?.ok !== true) return asked?.error;
    const signed = await signWithPasskey(asked.data);
    return signed.ok ? finish(signed.response) : signed.error;
  }

  async function press() {
    setError(undefined);
    setError(await logIn());
  }

  return (
    <>
      <Button
        variant="line"
        icon={<KeyRound aria-hidden="true" />}
        pending={pending}
        pendingLabel={t('loginPending')}
        onPress={() => void run(press)}
      >
        {t('login')}
      </Button>
      <FormNotice notice={error} />
    </>
  );
}
