import * as fields from '@kermesse/ui/fields';
import { useTranslation } from 'react-i18next';

export type { ChoicesProps, FieldProps, TickProps } from '@kermesse/ui/fields';

/** Manages a form's values and errors, with texts of the namespaces `form` and `failures`. */
export function useFormFields<V extends fields.Values>(initial: V, check: fields.Check<V>) {
  const { t } = useTranslation(['form', 'failures']);
  return fields.useFields(initial, check, ({ key, ns = 'form', values }) => t(key, { ns, ...values }));
}
