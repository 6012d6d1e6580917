import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { NoticeCard } from '../form/NoticeCard.tsx';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { Actions } from './deleteAccount.styles.ts';
import type { DeleteEvent, DeleteField, DeleteRequest } from './machine.ts';

export interface ConfirmationStepProps {
  request: DeleteRequest & { phrase: string; failed: boolean };
  deleting: boolean;
  /** Whether everything is there that the last button waits for. */
  complete: boolean;
  send: (event: DeleteEvent) => void;
}

/** The second step: who it is, and the phrase. The last button waits for all three (specification §5). */
export function ConfirmationStep({ request, deleting, complete, send }: ConfirmationStepProps) {
  const { t } = useTranslation('deleteAccount');
  const { phrase, failed } = request;
  const field = (name: DeleteField) => ({
    name,
    value: request[name],
    isReadOnly: deleting,
    onChange: (text: string) => send({ type: 'TYPE', field: name, text }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'DELETE' });
  };
  return (
    <>
      <Text>{t('confirmLead')}</Text>
      <Fields onSubmit={onSubmit} noValidate>
        <TextField {...field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <TextField
          {...field('confirmText')}
          label={t('confirmText', { phrase })}
          description={t('confirmHint')}
          autoComplete="off"
        />
        <NoticeCard message={failed ? t('failed') : undefined} help={t('failedHelp')} />
        <Actions>
          <Button type="submit" variant="line" isDisabled={!complete && !deleting} pending={deleting} pendingLabel={t('deleting')}>
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
