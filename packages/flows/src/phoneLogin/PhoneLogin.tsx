import { Dialog } from '@kermesse/ui/Dialog';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useGo } from '../site/go.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { NamesStep } from './steps/NamesStep.tsx';
import { PhoneStep } from './steps/PhoneStep.tsx';
import { readStoredRequest, storeRequest } from './machine/stored-request.ts';
import { usePhoneLogin } from './use-phone-login.ts';
import type { Clock } from './machine/countdown.ts';

const steps = { phone: PhoneStep, names: NamesStep, code: CodeStep };

/** Where a service of the human check may put something to press; nothing is seen of it while it is empty. */
const HumanCheckPlace = styled.div`
  display: grid;
  justify-items: center;

  &:empty {
    display: none;
  }
`;

/** What one opening of the dialog gets. */
export interface PhoneLoginProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the countdowns go by; a story drives one of its own. */
  clock: Clock;
}

/** One opening of the dialog: a machine of its own, and the form of the step it is in. */
export function PhoneLogin({ isOpen, onOpenChange, clock }: PhoneLoginProps) {
  const { t } = useTranslation('phoneLogin');
  const go = useGo();
  const { actor, snapshot, setPlace } = usePhoneLogin(clock, () => {
    onOpenChange(false);
    go('/');
  });
  const { step } = snapshot.context;
  const Step = steps[step];

  function change(open: boolean) {
    if (!open) {
      actor.stop();
      const request = readStoredRequest(clock);
      if (request !== undefined) storeRequest({ ...request, open: false });
    }
    onOpenChange(open);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      width={450}
      overline={t(`${step}.overline`)}
      title={t(`${step}.title`)}
      closeLabel={t('close')}
    >
      <Step key={step} snapshot={snapshot} send={actor.send} clock={clock} />
      <HumanCheckPlace ref={setPlace} />
    </Dialog>
  );
}
