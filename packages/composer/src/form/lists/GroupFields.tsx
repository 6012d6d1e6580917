import { isRecord } from '@kermesse/sections/json';
import { useFieldValue } from '../../store/context.ts';
import { Stack } from '../../controls/controls.styles.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { useFaultCount } from '../../faults/form-context.ts';
import { useStickyVisibility } from '../field/use-sticky-visibility.ts';
import { identifierOf, isIdentifier } from '../../names/identifiers.ts';

/**
 * The fields of a group, in the order of its schema. A valid identifier is hidden, since the composer assigns it. One
 * that had a fault stays, so that it does not vanish while the editor corrects it.
 */
export function GroupFields({ schema, meta, keys, Field }: FormFieldProps) {
  const value = useFieldValue(keys);
  const identifier = identifierOf(schema);
  const faults = useFaultCount([...keys, identifier ?? '']);
  const isValid = identifier !== undefined && isRecord(value) && isIdentifier(value[identifier]) && faults === 0;
  const isShown = useStickyVisibility(identifier !== undefined, !isValid);
  return (
    <Stack $gap={18}>
      {Object.entries(meta.fields ?? {}).map(
        ([name, field]) =>
          (name !== identifier || isShown) && <Field key={name} schema={field} keys={[...keys, name]} />,
      )}
    </Stack>
  );
}
