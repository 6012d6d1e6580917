import type { Choice } from '@kermesse/api/schemas/pages/screen';
import type { Check } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import { checkMore, type MoreValues } from '../../profileForm/checks/check-more.ts';
import { MoreFields } from '../../profileForm/MoreFields.tsx';
import { useStep, type StepFooter, type StepFormProps } from './use-step.ts';

const checkTypes = checkMore(true);
const checkNothing: Check<MoreValues> = () => ({});

/** The step of the provider types and the biography (specification §2). */
export function MoreStep({
  types,
  children,
  ...props
}: StepFormProps<MoreValues> & StepFooter & { types?: readonly Choice[] }) {
  const { field, choices, formProps, validating } = useStep(
    'more',
    props,
    types === undefined ? checkNothing : checkTypes,
  );
  return (
    <Fields {...formProps}>
      <MoreFields field={field} choices={choices} types={types} />
      {children(validating)}
    </Fields>
  );
}
