import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Check, Values } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import type { FormError } from '../../form/notices/notice.ts';
import { useFormFields } from '../../form/use-form-fields.ts';
import { useStepForm } from '../../form/use-step-form.ts';

export interface StepFormProps<V extends Values> {
  /** The input of the step so far. */
  initial: V;
  check: Check<V>;
  error: ErrorMessage | undefined;
  pending: boolean;
  /** Called with every change, so that neither Back nor a reload loses it. */
  onWrite: (values: V) => void;
  onNext: () => void;
  /** Renders the error and the buttons of the step. `validating` is true while the step is checked. */
  footer: (notice: FormError | undefined, validating: boolean) => ReactNode;
  /** Renders the fields of the step. */
  children: (fields: Pick<ReturnType<typeof useFormFields<V>>, 'field' | 'choices'>) => ReactNode;
}

/** The form of a step. The server's errors appear at their fields. */
export function StepForm<V extends Values>({
  initial,
  check,
  error,
  pending,
  onWrite,
  onNext,
  footer,
  children,
}: StepFormProps<V>) {
  const { form, values, setErrors, validate, validating, field, choices } = useFormFields(initial, check);
  const { notice, formProps } = useStepForm({ form, values, setErrors, validate }, error, onNext, pending);
  const write = useEffectEvent((changed: V) => {
    if (changed !== initial) onWrite(changed);
  });
  useEffect(() => write(values), [values]);
  return (
    <Fields {...formProps}>
      {children({ field, choices })}
      {footer(notice, validating)}
    </Fields>
  );
}
