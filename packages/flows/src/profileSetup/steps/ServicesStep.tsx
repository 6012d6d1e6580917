import type { Choice } from '@kermesse/api/schemas/pages/screen';
import type { Check } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import { ServicesFields, type ServicesValues } from '../../profileForm/ServicesFields.tsx';
import { useStep, type StepFooter, type StepFormProps } from './use-step.ts';

const checkServices: Check<ServicesValues> = () => ({});

/** The step of a customer's preferred services (specification §2). */
export function ServicesStep({
  categories,
  children,
  ...props
}: StepFormProps<ServicesValues> & StepFooter & { categories: readonly Choice[] }) {
  const { choices, formProps, validating } = useStep('services', props, checkServices);
  return (
    <Fields {...formProps}>
      <ServicesFields choices={choices} categories={categories} />
      {children(validating)}
    </Fields>
  );
}
