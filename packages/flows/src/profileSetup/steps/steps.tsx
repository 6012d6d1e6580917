import type { Choice } from '@kermesse/api/schemas/pages/screen';
import type { ReactNode } from 'react';
import type { Check } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import { checkCompany, CompanyFields, type CompanyValues } from '../../profileForm/company.tsx';
import { checkLinks, LinksFields, type LinksValues } from '../../profileForm/links.tsx';
import { checkMore, MoreFields, type MoreValues } from '../../profileForm/more.tsx';
import { ServicesFields, type ServicesValues } from '../../profileForm/services.tsx';
import { useStep, type StepFormProps } from './use-step.ts';

/** The footer of a step, inside the form: its error and its buttons. `validating` is true while the step is checked. */
interface Foot {
  children: (validating: boolean) => ReactNode;
}

/** The step of the company: name, description, address (specification §2). */
export function CompanyStep({ children, ...props }: StepFormProps<CompanyValues> & Foot) {
  const { field, formProps, validating } = useStep('company', props, checkCompany);
  return (
    <Fields {...formProps}>
      <CompanyFields field={field} />
      {children(validating)}
    </Fields>
  );
}

const checkTypes = checkMore(true);
const checkNothing: Check<MoreValues> = () => ({});

/** The step of the provider types and the biography (specification §2). */
export function MoreStep({
  types,
  children,
  ...props
}: StepFormProps<MoreValues> & Foot & { types?: readonly Choice[] }) {
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

/** The step of the social networks (specification §2). */
export function LinksStep({ children, ...props }: StepFormProps<LinksValues> & Foot) {
  const { field, formProps, validating } = useStep('links', props, checkLinks);
  return (
    <Fields {...formProps}>
      <LinksFields field={field} />
      {children(validating)}
    </Fields>
  );
}

const checkServices: Check<ServicesValues> = () => ({});

/** The step of a customer's preferred services (specification §2). */
export function ServicesStep({
  categories,
  children,
  ...props
}: StepFormProps<ServicesValues> & Foot & { categories: readonly Choice[] }) {
  const { choices, formProps, validating } = useStep('services', props, checkServices);
  return (
    <Fields {...formProps}>
      <ServicesFields choices={choices} categories={categories} />
      {children(validating)}
    </Fields>
  );
}
