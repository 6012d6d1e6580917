import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ProvenSubmitProps {
  /** Whether the form is being sent. */
  pending: boolean;
  /** Whether `useProof` is making a proof for it. */
  checking: boolean;
  pendingLabel: string;
  children: ReactNode;
}

/** The button of a form that is sent by `useProof`: it says when a proof is being made. */
export function ProvenSubmit({ pending, checking, pendingLabel, children }: ProvenSubmitProps) {
  const { t } = useTranslation('humanCheck');
  return (
    <Button type="submit" full pending={pending} pendingLabel={checking ? t('proving') : pendingLabel}>
      {children}
    </Button>
  );
}
