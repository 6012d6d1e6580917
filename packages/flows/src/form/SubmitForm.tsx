import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from './form.styles.ts';
import { FormNotice } from './notices/FormNotice.tsx';
import type { useForm } from './use-form.ts';

export interface SubmitFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'notice' | 'pending'>;
  /** The label of the button that submits. */
  submit: string;
  pendingLabel: string;
  /** Whether `useProof` is computing a proof for the form. The pending button then says so. */
  proving?: boolean;
  /** Shown between the error and the button. */
  details?: ReactNode;
  /** Replaces the button. */
  instead?: ReactNode;
  /** The fields. */
  children?: ReactNode;
}

/** A form of `useForm` with its fields in one column, the error of the whole form, and the button that submits. */
export function SubmitForm({
  form: { formProps, notice, pending },
  submit,
  pendingLabel,
  proving = false,
  details,
  instead,
  children,
}: SubmitFormProps) {
  const { t } = useTranslation('humanCheck');
  return (
    <Fields {...formProps}>
      {children}
      <FormNotice notice={notice} />
      {details}
      {instead ?? (
        <Button type="submit" full pending={pending} pendingLabel={proving ? t('proving') : pendingLabel}>
          {submit}
        </Button>
      )}
    </Fields>
  );
}
