import type { ErrorMessage } from '@kermesse/api/error-message';
import type { FieldError, FieldErrors, Values } from '../check.ts';

/** The notice above a form's button. */
export interface FormError extends ErrorMessage {
  /** The server's messages for fields that this form does not have. */
  otherMessages?: string[];
}

/** Splits an error into the errors of this form's fields and the messages for fields that it does not have. */
export function splitError<V extends Values>(
  error: ErrorMessage,
  values: V,
): { errors: FieldErrors<V>; notice: FormError } {
  const errors: Record<string, FieldError> = {};
  const otherMessages: string[] = [];
  for (const [name, text] of Object.entries(error.fields ?? {})) {
    if (Object.hasOwn(values, name)) errors[name] = { text };
    else otherMessages.push(text);
  }
  if (error.fieldError !== undefined) errors[error.fieldError.field] = { key: error.fieldError.key, ns: 'failures' };
  return { errors: errors as FieldErrors<V>, notice: { ...error, ...(otherMessages.length > 0 && { otherMessages }) } };
}
