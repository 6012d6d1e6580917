import { Button } from '@kermesse/ui/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../access/passkeys/ceremony.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/**
 * Signing in with a passkey that the browser knows for this site, by a button; in browsers that have used one here, also
 * among what the browser fills in to the email field. Nothing of it is loaded before that.
 */
export function PasskeyWay() {
  const { t } = useTranslation('access');
  const { ask, finish } = usePasskeyLogin();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ErrorMessage>();
  usePasskeyAutofill(pending, setError);

  /** Returns an error when it failed. */
  async function logIn(): Promise<ErrorMessage | undefined> {
    const asked = await ask();
    if (asked?.ok !== true) return asked?.error;
    const signed = await signWithPasskey(asked.data.data);
    return signed.ok ? finish(signed.response) : signed.error;
  }

  async function press() {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      setError(await logIn());
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button
        variant="line"
        icon={<KeyRound aria-hidden="true" />}
        pending={pending}
        pendingLabel={t('loginPending')}
        onPress={() => void press()}
      >
        {t('login')}
      </Button>
      <FormNotice notice={error} />
    </>
  );
}
