import { Button } from '@kermesse/ui/Button';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  background: var(--raised);
  box-shadow: inset 4px 0 0 var(--highlight);
  color: var(--ink);
  font-size: var(--text-0);
  line-height: 1.4;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--highlight-text);
    stroke-width: 1.6;
  }
  /* Beside the icon, even on the narrowest phone. The button wraps below when it does not fit. */
  & > p {
    flex: 1 1 11rem;
    text-wrap: pretty;
  }
`;

export interface RestoredNoticeProps {
  /** The label of the button. */
  discardLabel: string;
  onDiscard: () => void;
}

/** Says that input from before the session ended is restored and not saved, with a button to discard it. */
export function RestoredNotice({ discardLabel, onDiscard }: RestoredNoticeProps) {
  const { t } = useTranslation('form');
  return (
    <Note role="note">
      <History aria-hidden="true" />
      <p>{t('restored')}</p>
      <Button variant="line" size="s" onPress={onDiscard}>
        {discardLabel}
      </Button>
    </Note>
  );
}
