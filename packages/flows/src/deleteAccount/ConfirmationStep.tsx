import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { NoticeCard } from '../form/NoticeCard.tsx';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { Actions } from './deleteAccount.styles.ts';
import { saidOf, type DeletionSaid } from './said.ts';
import type { DeleteEvent, DeleteField, DeleteRequest, OwnerProof } from './machine.ts';

export interface ConfirmationStepProps {
  request: DeleteRequest & Parameters<typeof saidOf>[0] & { phrase: string; proof: OwnerProof };
  deleting: boolean;
  /** Whether everything is there that the last button waits for. */
  complete: boolean;
  send: (event: DeleteEvent) => void;
  /** Leads through logging in again and back; offered when the backend asks for it. */
  onLogInAgain?: () => void;
}

/** Gives the first field in which the backend found something the focus. */
function useFaultFocus({ fields }: DeletionSaid) {
  const form = useRef<HTMLFormElement>(null);
  const faults = Object.keys(fields).join();
  useEffect(() => {
    if (faults !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return form;
}

/** The second step: who it is, and the phrase. The last button waits for all that is asked for (specification §5). */
export function ConfirmationStep({ request, deleting, complete, send, onLogInAgain }: ConfirmationStepProps) {
  const { t } = useTranslation(['deleteAccount', 'failures']);
  const { phrase, proof } = request;
  const { message, help, values, fields, again } = saidOf(request);
  const form = useFaultFocus({ fields });
  const words = (key: string | undefined) => (key === undefined ? undefined : t(key, { ...values, ns: 'failures' }));
  const field = (name: DeleteField) => {
    const fault = fields[name];
    return {
      name,
      value: request[name],
      isReadOnly: deleting,
      errorMessage: fault && ('key' in fault ? words(fault.key) : fault.text),
      onChange: (text: string) => send({ type: 'TYPE', field: name, text }),
    };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'DELETE' });
  };
  return (
    <>
      <Text>{t(proof === 'password' ? 'confirmLead' : 'confirmLeadShort')}</Text>
      <Fields ref={form} onSubmit={onSubmit} noValidate>
        {proof !== 'phone' && (
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
            isDisabled={!complete && !deleting}
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
