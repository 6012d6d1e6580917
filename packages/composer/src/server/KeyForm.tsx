import type { Failure } from '@kermesse/api/failure';
import { useBackOnline } from '@kermesse/api/use-back-online';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { useErrorFocus } from '@kermesse/ui/error-focus';
import { TextField } from '@kermesse/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServer } from './ServerContext.tsx';
import { useFailureText } from './use-failure-text.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  & > :first-child {
    justify-self: stretch;
  }
`;

/** The characters that a header value may contain. */
const sendable = /^[\x21-\x7e]{1,200}$/;

/**
 * A form that asks for the editor's key, says whether the last one was rejected, and tests it on the server. The key is
 * stored until the window closes.
 */
export function KeyForm() {
  const { t } = useTranslation('composer');
  const failureText = useFailureText();
  const { unlock, rejected } = useServer();
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | Failure | undefined>(rejected ? t('failures.formerKey') : undefined);
  useBackOnline(typeof fault === 'object' && fault.kind === 'offline', () => setFault(undefined));
  const { pending, run } = useTask();
  const { form, refuse: showRefusal } = useErrorFocus();
  const refuse = (reason: string | Failure) => {
    setFault(reason);
    showRefusal();
  };
  const tryKey = async (newKey: string) => {
    const failure = await unlock(newKey);
    if (failure !== undefined) refuse(failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newKey = key.trim();
    if (sendable.test(newKey)) void run(() => tryKey(newKey));
    else refuse(t('failures.wrongKey'));
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t('key.label')}
        description={t('key.hint')}
        type="password"
        autoComplete="off"
        value={key}
        onChange={(value) => {
          setKey(value);
          setFault(undefined);
        }}
        errorMessage={typeof fault === 'object' ? failureText(fault) : fault}
      />
      <Button type="submit" pending={pending} pendingLabel={t('key.pending')}>
        {t('key.submit')}
      </Button>
    </Form>
  );
}
