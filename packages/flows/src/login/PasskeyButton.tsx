import type { ErrorMessage } from '@kermesse/api/error-message';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { useSession } from '../session/session.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/**
 * The button to log in with a passkey. In browsers that have used a passkey here, the autofill of the email field
 * offers it too. The code for passkeys loads only when it is needed.
 */
export function PasskeyButton() {
  const { t } = useTranslation('loginAndSecurity');
  const { logIn } = usePasskeyLogin();
  const isLoggedIn = useSession().user !== null;
  const { pending, run } = useTask();
  const [error, setError] = useState<ErrorMessage>();
  usePasskeyAutofill(pending, setError);

  async function press() {
    setError(undefined);
    setError(await logIn());
  }

  return (
    <>
      <Button
        variant="line"
        icon={<KeyRound aria-hidden="true" />}
        // After a login, until the next page has loaded.
        pending={pending || isLoggedIn}
        pendingLabel={isLoggedIn ? undefined : t('loginPending')}
        onPress={() => void run(press)}
      >
        {t('login')}
      </Button>
      <FormNotice notice={error} />
    </>
  );
}
