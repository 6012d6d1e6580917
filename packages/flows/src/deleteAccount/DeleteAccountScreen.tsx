import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { Letter, Over, Table } from './deleteAccount.styles.ts';
import { DoneStep } from './DoneStep.tsx';
import { deleteAccountMachine } from './machine.ts';
import { WarningStep } from './WarningStep.tsx';

export interface DeleteAccountScreenProps {
  /** The machine, with the actor `deletion` of a backend that has one. */
  machine?: typeof deleteAccountMachine;
}

const titles = { warning: 'warningTitle', confirmation: 'confirmTitle', deleting: 'confirmTitle', done: 'doneTitle' } as const;

/** Leaving: a warning, a confirmation, and the message that the deletion is pending (specification §2). */
export function DeleteAccountScreen({ machine = deleteAccountMachine }: DeleteAccountScreenProps) {
  const { t } = useTranslation('deleteAccount');
  const [state, send] = useMachine(machine, { input: { phrase: t('phrase') } });
  const title = useRef<HTMLHeadingElement>(null);
  const { value } = state;
  const heading = titles[value];
  const shown = useRef<string>(heading);

  // Another step is another page to whoever does not see it: its title is read first.
  useEffect(() => {
    if (shown.current !== heading) title.current?.focus();
    shown.current = heading;
  }, [heading]);

  return (
    <Table>
      <Letter>
        <Frame />
        <Over>
          <SmallCaps>{t('overline')}</SmallCaps>
          {value !== 'done' && <SmallCaps>{t('step', { step: value === 'warning' ? 1 : 2 })}</SmallCaps>}
        </Over>
        <Heading level={1} size={5} ref={title} tabIndex={-1}>
          {t(heading)}
        </Heading>
        {value === 'warning' && <WarningStep reason={state.context.reason} send={send} />}
        {(value === 'confirmation' || value === 'deleting') && (
          <ConfirmationStep request={state.context} deleting={value === 'deleting'} complete={state.can({ type: 'DELETE' })} send={send} />
        )}
        {value === 'done' && <DoneStep />}
      </Letter>
    </Table>
  );
}
