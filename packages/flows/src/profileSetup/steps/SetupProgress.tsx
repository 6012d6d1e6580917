import { Stepper } from '@kermesse/ui/Stepper';
import { useTranslation } from 'react-i18next';

export interface SetupProgressProps {
  /** The names of the steps, in order. */
  names: string[];
  /** The index of the current step, from 0. */
  current: number;
  /** Whether the server rejected the current step. */
  hasErrors: boolean;
}

/** The steps of the profile set-up with their states as text. */
export function SetupProgress({ names, current, hasErrors }: SetupProgressProps) {
  const { t } = useTranslation('profileSetup');
  const count = names.length;
  const stateOf = (place: number) => {
    if (place < current) return t('stepDone');
    if (place > current) return t('stepAhead');
    return t(hasErrors ? 'stepHasErrors' : 'stepHere', { step: place + 1, count });
  };
  return (
    <Stepper
      label={t('progress', { step: current + 1, count })}
      steps={names.map((name, place) => ({ name, state: stateOf(place) }))}
      current={current}
    />
  );
}
