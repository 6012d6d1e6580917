import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import { useGo } from '../site/go.ts';
import { useDialogHistory } from '../site/step-history.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { NamesStep } from './steps/NamesStep.tsx';
import { PhoneStep } from './steps/PhoneStep.tsx';
import { storeOpen } from './machine/stored-request.ts';
import { usePhoneLogin } from './use-phone-login.ts';
import type { Clock } from './machine/countdown.ts';

const steps = { phone: PhoneStep, names: NamesStep, code: CodeStep };

/** The element in which the human check may render a challenge. It is hidden while it is empty. */
const HumanCheckContainer = styled.div`
  display: grid;
  justify-items: center;

  &:empty {
    display: none;
  }
`;

/** The props of one opening of the dialog. */
export interface PhoneLoginProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** The clock of the countdowns. Stories pass a fake one. */
  clock: Clock;
}

/** One opening of the dialog, with its own machine. Shows the form of the machine's step. */
export function PhoneLogin({ isOpen, onOpenChange, clock }: PhoneLoginProps) {
  const { t } = useTranslation('phoneLogin');
  const go = useGo();
  const { actor, snapshot, setContainer } = usePhoneLogin(clock, () => {
    onOpenChange(false);
    // Replaces the history entry of the dialog.
    go('/', { replace: true });
  });
  const { step } = snapshot.context;
  const Step = steps[step];

  useDialogHistory(isOpen || snapshot.matches('connected'));
  useEffect(() => {
    if (isOpen) storeOpen(true, clock);
  }, [isOpen, clock]);

  function change(open: boolean) {
    if (!open) {
      actor.stop();
      storeOpen(false, clock);
    }
    onOpenChange(open);
  }

  return (
    <FlowDialog
      isOpen={isOpen}
      onOpenChange={change}
      width={450}
      overline={t(`${step}.overline`)}
      title={t(`${step}.title`)}
    >
      <Step key={step} snapshot={snapshot} send={actor.send} clock={clock} />
      <HumanCheckContainer ref={setContainer} />
    </FlowDialog>
  );
}
