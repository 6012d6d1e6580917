import { useEffect, useMemo, useState, type FormEvent } from 'react';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Values } from './check.ts';
import { splitError } from './notices/notice.ts';
import type { useFormFields } from './use-form-fields.ts';

type Fields<V extends Values> = Pick<ReturnType<typeof useFormFields<V>>, 'form' | 'values' | 'setErrors' | 'validate'>;

/**
 * Manages the form of one step of a machine: submits valid values once, and shows the machine's last error until the
 * next press.
 * @param error the last error in the machine's context
 * @param submit sends the values to the machine
 */
export function useStepForm<V extends Values>(
  { form, values, setErrors, validate }: Fields<V>,
  error: ErrorMessage | undefined,
  submit: (values: V) => void,
  pending: boolean,
) {
  const [initial] = useState(values);
  const sorted = useMemo(() => error && splitError(error, initial), [error, initial]);
  const [notice, setNotice] = useState(sorted?.notice);

  useEffect(() => {
    setNotice(sorted?.notice);
    if (sorted !== undefined && Object.keys(sorted.errors).length > 0) setErrors(sorted.errors);
  }, [sorted, setErrors]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setNotice(undefined);
    // Back may have left the step while its values were checked.
    const valid = await validate();
    if (valid !== undefined && form.current !== null) submit(valid);
  }

  return {
    notice,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  };
}
