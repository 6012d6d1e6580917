import { Check } from 'lucide-react';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { Strip } from './stepper.styles.ts';

/** A step of a form: its name and its state, both as text. */
export interface StepperStep {
  /** The name of the step, one or two words. It is unique in the list. */
  name: string;
  /** The state of the step as text: “done”, “step 2 of 4”, “to be corrected”, “to come”. */
  state: string;
}

export interface StepperProps {
  /** The accessible name of the list, for example “Step 2 of 4”. */
  label: string;
  /** The steps in order. */
  steps: readonly StepperStep[];
  /** The index of the current step, from 0. */
  current: number;
  className?: string;
}

/**
 * The steps of a long form as tickets: done, current or to come. It is a list and not a navigation. Narrow screens show
 * only the current step.
 */
export function Stepper({ label, steps, current, className }: StepperProps) {
  useProviderCheck('Stepper');
  return (
    <Strip className={className} aria-label={label}>
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-tone={index < current ? 'highlight' : index === current ? 'brand' : undefined}
        >
          <span aria-hidden="true">{index < current ? <Check /> : index + 1}</span>
          <span>
            <strong>{name}</strong>
            <small>{state}</small>
          </span>
        </li>
      ))}
    </Strip>
  );
}
