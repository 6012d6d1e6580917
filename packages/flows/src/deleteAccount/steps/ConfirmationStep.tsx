import type { ErrorMessage } from '@kermesse/api/error-message';
import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../form/form.styles.ts';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import type { useFormFields } from '../../form/use-form-fields.ts';
import { useStepForm } from '../../form/use-step-form.ts';
import { PasswordField } from '../../passwordField/PasswordField.tsx';
import { Actions } from '../delete-account.styles.ts';
import type { DeleteEvent, DeleteRequest, OwnerProof } from '../machine.ts';

export interface ConfirmationStepProps {
  fields: ReturnType<typeof useFormFields<DeleteRequest>>;
  proof: OwnerProof;
  error: ErrorMessage | undefined;
  deleting: boolean;
  /** Whether all required input is complete, so that the delete button is available. */
  complete: boolean;
  send: (event: DeleteEvent) => void;
  /** Logs in again and returns here, when the backend requires a recent login. */
  onLogInAgain: () => void;
}

/** The second step: proof of identity and the phrase. The delete button needs all required input (specification §5). */
export function ConfirmationStep({
  fields,
  proof,
  error,
  deleting,
  complete,
  send,
  onLogInAgain,
}: ConfirmationStepProps) {
  const { t } = useTranslation('deleteAccount');
  const form = useStepForm(fields, error, (request) => send({ type: 'DELETE', request }), deleting);
  const field = (name: 'email' | 'password' | 'confirmText') => ({ ...fields.field(name), isReadOnly: deleting });
  return (
    <>
      <Text>{t(proof === 'password' ? 'confirmLead' : 'confirmLeadShort')}</Text>
      <Fields {...form.formProps}>
        {proof !== 'phrase' && (
          <TextField {...field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
        )}
        {proof === 'password' && (
          <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        )}
        <TextField
          {...field('confirmText')}
          label={t('confirmText', { phrase: t('phrase') })}
          description={t('confirmHint')}
          autoComplete="off"
        />
        <FormNotice notice={form.notice} />
        {error?.message === 'logInAgain' && (
          <Button variant="primary" onPress={onLogInAgain}>
            {t('logInAgain')}
          </Button>
        )}
        <Actions>
          <Button
            type="submit"
            variant="line"
            unavailable={complete || deleting ? undefined : t('incomplete')}
            pending={deleting}
            pendingLabel={t('deleting')}
          >
            {t('delete')}
          </Button>
          <Button variant="quiet" isDisabled={deleting} onPress={() => send({ type: 'BACK' })}>
            {t('back')}
          </Button>
        </Actions>
      </Fields>
    </>
  );
}
