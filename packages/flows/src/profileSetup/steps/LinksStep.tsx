import { Fields } from '../../form/form.styles.ts';
import { checkLinks, type LinksValues } from '../../profileForm/checks/check-links.ts';
import { LinksFields } from '../../profileForm/LinksFields.tsx';
import { useStep, type StepFooter, type StepFormProps } from './use-step.ts';

/** The step of the social networks (specification §2). */
export function LinksStep({ children, ...props }: StepFormProps<LinksValues> & StepFooter) {
  const { field, formProps, validating } = useStep('links', props, checkLinks);
  return (
    <Fields {...formProps}>
      <LinksFields field={field} />
      {children(validating)}
    </Fields>
  );
}
