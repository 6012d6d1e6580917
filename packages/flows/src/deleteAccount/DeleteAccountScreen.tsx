import { isDeletionPhrase } from '@kermesse/api/schemas/account/deletion';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { fieldErrorsOf, nonBlankText, requiredEmail, requiredPassword } from '../form/check.ts';
import { useFormFields } from '../form/use-form-fields.ts';
import { useSession } from '../session/session.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { useGo } from '../site/go.ts';
import { useStepHistory } from '../site/step-history.ts';
import { ConfirmationStep } from './steps/ConfirmationStep.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { deleteAccountMachine, type OwnerProof } from './machine.ts';
import { useDeleteInput } from './use-delete-input.ts';
import { WarningStep } from './steps/WarningStep.tsx';

export interface DeleteAccountScreenProps {
  /** The machine. A backend provides its own actor `deletion`. */
  machine?: typeof deleteAccountMachine;
  /** The required proof of identity; `password` by default. */
  proof?: OwnerProof;
}

const titles = {
  opening: 'warningTitle',
  warning: 'warningTitle',
  confirmation: 'confirmTitle',
  deleting: 'confirmTitle',
  done: 'doneTitle',
} as const;

/** The fields that each proof requires. */
const schemas = {
  password: z.object({ email: requiredEmail, password: requiredPassword, confirmText: nonBlankText }),
  email: z.object({ email: requiredEmail, confirmText: nonBlankText }),
  phrase: z.object({ confirmText: nonBlankText }),
};

/**
 * The steps of an account deletion: a warning, a confirmation, and a message that it is pending (specification §2). The
 * step and the input are restored when the page is shown again, also in the other language, and after a new login.
 */
export function DeleteAccountScreen({ machine = deleteAccountMachine, proof = 'password' }: DeleteAccountScreenProps) {
  const { t } = useTranslation('deleteAccount');
  const { logOut, ended } = useSession();
  const go = useGo();
  const { initial, keep, keepInMemory, forget } = useDeleteInput();
  const fields = useFormFields(initial.request, (request) => {
    const wrong = isDeletionPhrase(request.confirmText)
      ? {}
      : { confirmText: { text: t('confirmWrong', { phrase: t('phrase') }) } };
    return { ...wrong, ...fieldErrorsOf(schemas[proof], request) };
  });
  const { values: request, set } = fields;
  const [state, send, actor] = useMachine(machine, { input: { proof, restored: initial.confirming } });
  const { value, context } = state;
  const confirming = value === 'confirmation' || value === 'deleting';
  useSessionEnd((userId) => {
    if (confirming) keep(request, userId);
  });
  useStepHistory(confirming ? 1 : 0, actor);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = titles[value];
  const shown = useRef<string>(heading);

  // Moves the focus to the title of a new step, so that screen readers announce it.
  useEffect(() => {
    if (shown.current !== heading) title.current?.focus();
    shown.current = heading;
  }, [heading]);

  useEffect(() => {
    if (value === 'done') forget();
    else keepInMemory(request, confirming);
  }, [value, request, confirming, keepInMemory, forget]);

  useEffect(() => {
    if (value === 'done') set('password', '');
  }, [value, set]);

  // A request from before the page was left has deleted the account. A notification shows it.
  const isOver = ended === 'deleted' && value !== 'deleting' && value !== 'done';
  useEffect(() => {
    if (isOver) go('/', { replace: true });
  }, [isOver, go]);

  function logInAgain() {
    keep(request);
    void logOut('to-log-in-again');
  }

  return (
    <DeletionCard title={t(heading)} titleRef={title} step={value === 'done' ? undefined : value === 'warning' ? 1 : 2}>
      {value === 'warning' && (
        <WarningStep
          reason={request.reason}
          onReason={(reason) => set('reason', reason)}
          onContinue={() => send({ type: 'CONTINUE' })}
        />
      )}
      {confirming && (
        <ConfirmationStep
          fields={fields}
          proof={proof}
          error={context.error}
          deleting={value === 'deleting'}
          complete={state.can({ type: 'DELETE', request })}
          send={send}
          onLogInAgain={logInAgain}
        />
      )}
      {value === 'done' && <DoneStep eraseAt={context.eraseAt} email={request.email.trim()} />}
    </DeletionCard>
  );
}
