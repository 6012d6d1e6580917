import { authUndoEmail } from '@kermesse/api/auth-undo-email';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { TextLink } from '@kermesse/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useForm } from '../form/use-form.ts';
import { useHref } from '../site/use-href.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';

export interface UndoEmailScreenProps {
  /** The token of the emailed link. */
  token?: string;
}

/**
 * The page of the "it was not me" link in an email. Its button undoes a change of the account's address. Opening the
 * page changes nothing, so that mail scanners and link previews have no effect. Afterwards the server sends a link to
 * choose a new password.
 */
export function UndoEmailScreen({ token = '' }: UndoEmailScreenProps) {
  const { t } = useTranslation('undoEmail');
  const href = useHref();
  const [email, setEmail] = useState<string>();
  const form = useForm({
    situation: 'undoEmail',
    send: (client, _, signal) => client.call(authUndoEmail, { token }, { signal }),
    done: (data) => setEmail(data.email),
  });
  if (email !== undefined) {
    return (
      <AuthFrame
        scene="market"
        texts="undoEmail"
        key="done"
        isOutcome
        title={t('done.title')}
        lead={t('done.lead', { email })}
      >
        <ButtonLink href={href('/reset-password')}>{t('done.another')}</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      scene="market"
      texts="undoEmail"
      lead={t('lead')}
      stub={<StubLink question={t('me')} to="/" label={t('keep')} />}
    >
      <SubmitForm
        form={form}
        submit={t('submit')}
        pendingLabel={t('pending')}
        details={
          form.notice?.message === 'undoExpired' && <TextLink href={href('/reset-password')}>{t('reset')}</TextLink>
        }
      />
    </AuthFrame>
  );
}
