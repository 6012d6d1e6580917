import { Button } from '@kermesse/ui/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form.styles.ts';
import { FormNotice } from '../notices/FormNotice.tsx';
import type { FormError } from '../notices/notice.ts';

export interface SubmitFormProps {
  /** The form that `useForm` returns. */
  form: { formProps: ComponentProps<'form'>; notice: FormError | undefined; pending: boolean };
  /** The label of the button that submits. */
  submit: string;
  /** The label of the button while the form is sent. */
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
