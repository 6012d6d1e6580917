import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { Check, FieldErrors, Values } from '../../form/check.ts';
import { useFormFields } from '../../form/use-fields.ts';
import type { StepInput } from '../machine/machine.ts';

/** The props of a step's form. */
export interface StepFormProps<V extends Values> {
  /** The input of the step so far. */
  initial: V;
  /** The server's messages for the step's fields. */
  error: Record<string, string> | undefined;
  onWrite: (written: StepInput) => void;
  onNext: () => void;
}

/** The footer of a step, inside the form: its error and its buttons. `validating` is true while the step is checked. */
export interface StepFooter {
  children: (validating: boolean) => ReactNode;
}

/**
 * Manages the fields of a step. Every change is stored at once, so that neither Back nor a reload loses it. The
 * server's errors appear at their fields.
 * @param group the name of the step's group in the draft
 */
export function useStep<V extends Values>(
  group: keyof StepInput,
  { initial, error, onWrite, onNext }: StepFormProps<V>,
  check: Check<V>,
) {
  const [first] = useState(initial);
  const fields = useFormFields<V>(first, check);
  const { values, setErrors, validate, form } = fields;

  useEffect(() => {
    if (values !== first) onWrite({ [group]: values });
  }, [values, first, group, onWrite]);

  useEffect(() => {
    const found = Object.entries(error ?? {}).filter(([name]) => Object.hasOwn(first, name));
    if (found.length > 0)
      setErrors(Object.fromEntries(found.map(([name, text]) => [name, { text }])) as FieldErrors<V>);
  }, [error, setErrors, first]);

  async function next() {
    if (await validate()) onNext();
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void next();
  };
  return { ...fields, formProps: { ref: form, noValidate: true, onSubmit } };
}
