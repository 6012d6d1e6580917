import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import { focusFirstError } from '@kermesse/ui/error-focus';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { Actions } from './delete-account.styles.ts';
import { errorOf } from './deletion-error.ts';
import {
  findMissingFields,
  type DeleteEvent,
  type DeleteField,
  type DeleteRequest,
  type OwnerProof,
} from './machine.ts';

export interface ConfirmationStepProps {
  request: DeleteRequest & Parameters<typeof errorOf>[0] & { phrase: string; proof: OwnerProof };
  deleting: boolean;
  /** Whether all required input is complete, so that the delete button is available. */
  complete: boolean;
  send: (event: DeleteEvent) => void;
  /** Logs in again and returns here. Offered when the backend requires a recent login. */
  onLogInAgain?: () => void;
}

type Errors = Partial<Record<DeleteField, 'required' | 'email' | 'confirmWrong'>>;

/** Returns the errors of the input by field. */
function findErrors(request: ConfirmationStepProps['request']): Errors {
  const errors: Errors = {};
  if (request.proof !== 'phrase' && !isEmailAddress(request.email.trim())) errors.email = 'email';
  for (const field of findMissingFields(request))
    errors[field] = field === 'confirmText' && request.confirmText.trim() !== '' ? 'confirmWrong' : 'required';
  return errors;
}

/** The second step: proof of identity and the phrase. The delete button needs all required input (specification §5). */
export function ConfirmationStep({ request, deleting, complete, send, onLogInAgain }: ConfirmationStepProps) {
  const { t } = useTranslation(['deleteAccount', 'failures', 'form']);
  const { phrase, proof } = request;
  const { message, help, values, fields, again } = errorOf(request);
  const [errors, setErrors] = useState<Errors>({});
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const refused = Object.keys(fields).join();

  useEffect(() => {
    if (refused !== '' || invalidSubmits > 0) focusFirstError(form.current);
  }, [refused, invalidSubmits]);

  const words = (key: string | undefined) => (key === undefined ? undefined : t(key, { ...values, ns: 'failures' }));
  const own = {
    required: t('required', { ns: 'form' }),
    email: t('email', { ns: 'form' }),
    confirmWrong: t('confirmWrong', { phrase }),
  };
  const field = (name: DeleteField) => {
    const ownError = errors[name];
    const error = ownError === undefined ? fields[name] : { text: own[ownError] };
    return {
      name,
      value: request[name],
      isRequired: true,
      isReadOnly: deleting,
      errorMessage: error && ('key' in error ? words(error.key) : error.text),
      onChange: (text: string) => {
        setErrors(({ [name]: _mended, ...others }) => others);
        send({ type: 'TYPE', field: name, text });
      },
    };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors(request);
    setErrors(found);
    if (Object.keys(found).length > 0) setInvalidSubmits((times) => times + 1);
    else send({ type: 'DELETE' });
  };
  return (
    <>
      <Text>{t(proof === 'password' ? 'confirmLead' : 'confirmLeadShort')}</Text>
      <Fields ref={form} onSubmit={onSubmit} noValidate>
        {proof !== 'phrase' && (
          <TextField {...field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
        )}
        {proof === 'password' && (
          <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        )}
        <TextField
          {...field('confirmText')}
          label={t('confirmText', { phrase })}
          description={t('confirmHint')}
          autoComplete="off"
        />
        <NoticeCard message={words(message)} help={words(help)} />
        {again && onLogInAgain !== undefined && (
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
