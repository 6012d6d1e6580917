import { authSendPasswordLink } from '@kermesse/api/auth-send-password-link';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCarriedEmail } from '../keptInput/carried-email.ts';
import { createCheck, requiredEmail } from '../form/check.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useForm } from '../form/use-form.ts';
import { useProof } from '../humanCheck/use-proof.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { translated } from '../texts/TranslatedText.tsx';
import { useInputMemory } from '../authFrame/use-input-memory.ts';

const initial = { email: '' };
const check = createCheck<typeof initial>(z.object({ email: requiredEmail }));

/** Requests a link to set a new password. The response is the same whether or not the email has an account. */
export function ResetRequestScreen() {
  const { t } = useTranslation('resetRequest');
  const proof = useProof();
  const form = useForm({
    initial,
    check,
    situation: 'resetRequest',
    send: (client, values, signal) =>
      proof.sendProven(client, signal, (humanCheck) =>
        client.call(authSendPasswordLink, { ...values, humanCheck }, { signal }),
      ),
    success: () => ({
      title: translated('resetRequest', 'sent'),
      text: translated('resetRequest', 'sentHelp'),
      // The duration is that of specification §8.
      duration: 10_000,
    }),
  });
  useInputMemory('reset-request', form, initial);
  useCarriedEmail((email) => form.set('email', email));
  return (
    <AuthFrame
      scene="stage"
      texts="resetRequest"
      lead={t('lead')}
      stub={<StubLink question={t('remembered')} to="/login" label={t('login')} />}
    >
      <SubmitForm form={form} submit={t('submit')} pendingLabel={t('pending')} proving={proof.checking}>
        <TextField {...form.field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      </SubmitForm>
    </AuthFrame>
  );
}
