import { accountDeletionUndoLink } from '@kermesse/api/account-deletion-undo-link';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useForm } from '../form/use-form.ts';
import { useHref } from '../site/use-href.ts';
import { useSession } from '../session/session.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';

/** The page of the emailed link to keep an account. Its button cancels the requested deletion. */
export function KeepAccountScreen({
  token = '',
}: {
  /** The token of the link in the email. */
  token?: string;
}) {
  const { t } = useTranslation('keepAccount');
  const href = useHref();
  const { user, refresh } = useSession();
  const [kept, setKept] = useState(false);
  const form = useForm({
    situation: 'keepAccount',
    send: (client, _, signal) => client.call(accountDeletionUndoLink, { token }, { signal }),
    async done() {
      if (user !== null) await refresh();
      setKept(true);
    },
  });
  const over = form.notice?.message === 'linkOver';
  return (
    <AuthFrame
      scene="market"
      texts="keepAccount"
      title={t(kept ? 'keptTitle' : 'title')}
      lead={t(kept ? 'keptLead' : 'lead')}
      isOutcome={kept}
      stub={kept ? undefined : <StubLink question={t('changeOfMind')} to="/" label={t('home')} />}
    >
      {kept ? (
        <ButtonLink href={href(user === null ? '/login' : '/account/dashboard')}>
          {t(user === null ? 'logIn' : 'account')}
        </ButtonLink>
      ) : (
        <SubmitForm
          form={form}
          submit={t('keep')}
          pendingLabel={t('keeping')}
          instead={over ? <ButtonLink href={href('/login')}>{t('logIn')}</ButtonLink> : undefined}
        />
      )}
    </AuthFrame>
  );
}
