import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../profile-setup.styles.ts';

export interface SetupProgressProps {
  /** The names of the steps, in order. */
  names: string[];
  /** The index of the current step, from 0. */
  current: number;
  /** Whether the server rejected the current step. */
  isFaulty?: boolean;
}

/** The steps of the profile set-up as tickets: done, current or to come. The strip is a list, not a navigation. */
export function SetupProgress({ names, current, isFaulty = false }: SetupProgressProps) {
  const { t } = useTranslation('profileSetup');
  const count = names.length;
  const stateOf = (place: number) => {
    if (place < current) return t('stepDone');
    if (place > current) return t('stepAhead');
    return t(isFaulty ? 'stepFaulty' : 'stepHere', { step: place + 1, count });
  };
  return (
    <Progress aria-label={t('progress', { step: current + 1, count })}>
      {names.map((name, place) => (
        <li
          key={name}
          aria-current={place === current ? 'step' : undefined}
          data-tone={place < current ? 'highlight' : place === current ? 'brand' : undefined}
        >
          <span aria-hidden="true">{place < current ? <Check /> : place + 1}</span>
          <span>
            <strong>{name}</strong>
            <small>{stateOf(place)}</small>
          </span>
        </li>
      ))}
    </Progress>
  );
}
