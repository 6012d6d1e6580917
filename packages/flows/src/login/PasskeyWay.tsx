import type { Client } from '@kermesse/api/client';
import { passkeyLogin } from '@kermesse/api/passkey-login';
import { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import { Button } from '@kermesse/ui/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../access/ceremony.ts';
import type { Said } from '../failures/failures.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { useCall } from '../form/useCall.ts';
import { useGo } from '../go/go.ts';
import { useSession } from '../session/session.ts';

const askOptions = (client: Client, signal: AbortSignal) => client.call(passkeyLoginOptions, {}, { signal });

/** Signing in with a passkey that the browser knows for this site. Nothing of it is loaded before the press. */
export function PasskeyWay() {
  const { t } = useTranslation('access');
  const session = useSession();
  const go = useGo();
  const asking = useCall('passkeyLogin');
  const answering = useCall('passkeyLogin');
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<Said>();

  /** Gives what is to be said when it did not work. */
  async function logIn(): Promise<Said | undefined> {
    const asked = await asking.call(askOptions);
    if (asked?.ok !== true) return asked?.said;
    const signed = await signWithPasskey(asked.data.data);
    if (!signed.ok) return signed.said;
    const { response } = signed;
    const answer = await answering.call((client, signal) => client.call(passkeyLogin, { response }, { signal }));
    if (answer?.ok !== true) return answer?.said;
    const { data } = answer.data;
    // Administrators have no business here, whatever a backend answers (specification §4).
    if (data.user.profileType === 'admin') return { message: 'loginFailed' };
    await session.connect({ ...data, remember: true });
    go('/');
    return undefined;
  }

  async function press() {
    if (pending) return;
    setPending(true);
    setSaid(undefined);
    try {
      setSaid(await logIn());
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="line" icon={<KeyRound aria-hidden="true" />} pending={pending} pendingLabel={t('loginPending')} onPress={() => void press()}>
        {t('login')}
      </Button>
      <FormNotice notice={said} />
    </>
  );
}
