import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionEnd } from '../session/use-session-end.ts';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { Paper, Over, Table } from './delete-account.styles.ts';
import { DoneStep } from './DoneStep.tsx';
import { deleteAccountMachine, type DeleteInput, type DeleteRequest } from './machine.ts';
import { WarningStep } from './WarningStep.tsx';

export interface DeleteAccountScreenProps extends Pick<DeleteInput, 'proof' | 'typed'> {
  /** The machine. A backend provides its own actor `deletion`. */
  machine?: typeof deleteAccountMachine;
  /** Logs in again. Receives the input, which `typed` restores afterwards. */
  onLogInAgain?: (typed: DeleteRequest) => void;
  /** Called with the input when the session ends before the deletion was requested. */
  onSessionEnd?: (typed: DeleteRequest) => void;
}

const titles = {
  opening: 'warningTitle',
  warning: 'warningTitle',
  confirmation: 'confirmTitle',
  deleting: 'confirmTitle',
  done: 'doneTitle',
} as const;

/** The steps of an account deletion: a warning, a confirmation, and a message that it is pending (specification §2). */
export function DeleteAccountScreen({
  machine = deleteAccountMachine,
  proof,
  typed,
  onLogInAgain,
  onSessionEnd,
}: DeleteAccountScreenProps) {
  const { t } = useTranslation('deleteAccount');
  const [state, send] = useMachine(machine, { input: { phrase: t('phrase'), proof, typed } });
  useSessionEnd(() => {
    if (state.value === 'confirmation' || state.value === 'deleting') onSessionEnd?.(state.context);
  });
  const title = useRef<HTMLHeadingElement>(null);
  const { value, context } = state;
  const heading = titles[value];
  const shown = useRef<string>(heading);

  // Moves the focus to the title of a new step, so that screen readers announce it.
  useEffect(() => {
    if (shown.current !== heading) title.current?.focus();
    shown.current = heading;
  }, [heading]);

  return (
    <Table>
      <Paper>
        <Frame />
        <Over>
          <SmallCaps>{t('overline')}</SmallCaps>
          {value !== 'done' && <SmallCaps>{t('step', { step: value === 'warning' ? 1 : 2 })}</SmallCaps>}
        </Over>
        <Heading level={1} size={5} ref={title} tabIndex={-1}>
          {t(heading)}
        </Heading>
        {value === 'warning' && <WarningStep reason={context.reason} send={send} />}
        {(value === 'confirmation' || value === 'deleting') && (
          <ConfirmationStep
            request={context}
            deleting={value === 'deleting'}
            complete={state.can({ type: 'DELETE' })}
            send={send}
            onLogInAgain={onLogInAgain && (() => onLogInAgain(context))}
          />
        )}
        {value === 'done' && <DoneStep eraseAt={context.eraseAt} email={context.email.trim()} />}
      </Paper>
    </Table>
  );
}
