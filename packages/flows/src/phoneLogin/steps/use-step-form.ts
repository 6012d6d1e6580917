import { useEffect, useMemo, type FormEvent } from 'react';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Values } from '../../form/check.ts';
import { splitError } from '../../form/notices/notice.ts';
import type { useFormFields } from '../../form/use-fields.ts';

type Fields<V extends Values> = Pick<ReturnType<typeof useFormFields<V>>, 'form' | 'values' | 'setErrors' | 'validate'>;

/** Focuses the first field of a step when it mounts. */
const first = (input: HTMLInputElement | null) => input?.focus();

/**
 * Manages the form of one step of a machine: submits valid values once, and shows the machine's last error.
 * @param error the last error in the machine's context
 * @param go sends the values to the machine
 */
export function useStepForm<V extends Values>(
  fields: Fields<V>,
  error: ErrorMessage | undefined,
  go: (values: V) => void,
  pending: boolean,
) {
  const { form, values, setErrors, validate } = fields;
  const names = Object.keys(values).join();
  const sorted = useMemo(
    () =>
      error === undefined
        ? undefined
        : splitError<V>(error, Object.fromEntries(names.split(',').map((name) => [name, ''])) as V),
    [error, names],
  );

  useEffect(() => {
    if (sorted !== undefined && Object.keys(sorted.errors).length > 0) setErrors(sorted.errors);
  }, [sorted, setErrors]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (await validate()) go(values);
  }

  return {
    notice: sorted?.notice,
    first,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  };
}
