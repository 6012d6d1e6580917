import { Fields } from '../../form/form.styles.ts';
import { checkCompany, type CompanyValues } from '../../profileForm/checks/check-company.ts';
import { CompanyFields } from '../../profileForm/CompanyFields.tsx';
import { useStep, type StepFooter, type StepFormProps } from './use-step.ts';

/** The step of the company: name, address, phone, email (specification §2). */
export function CompanyStep({ children, ...props }: StepFormProps<CompanyValues> & StepFooter) {
  const { field, formProps, validating } = useStep('company', props, checkCompany);
  return (
    <Fields {...formProps}>
      <CompanyFields field={field} />
      {children(validating)}
    </Fields>
  );
}
