import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ProvenSubmitProps {
  /** Whether the form is being sent. */
  pending: boolean;
  /** Whether `useProof` is computing a proof for the form. */
  checking: boolean;
  pendingLabel: string;
  children: ReactNode;
}

/** The submit button of a form that uses `useProof`. Its label shows when a proof is being computed. */
export function ProvenSubmit({ pending, checking, pendingLabel, children }: ProvenSubmitProps) {
  const { t } = useTranslation('humanCheck');
  return (
    <Button type="submit" full pending={pending} pendingLabel={checking ? t('proving') : pendingLabel}>
      {children}
    </Button>
  );
}
