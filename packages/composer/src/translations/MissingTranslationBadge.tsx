import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Badge = styled.span`
  margin-inline-start: auto;
  padding: 0 6px;
  border: 1px solid currentColor;
  border-radius: 9px;
  color: var(--highlight-text);
  font: 620 0.75rem / 1.4 var(--sans);
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;

  &[role='img'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 3px;
    margin-inline-start: 0;
    padding: 0 5px;
  }
  & > svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 1.8;
  }
`;

/** A badge for a missing translation or, with `count`, for the number of missing translations of an item. */
export function MissingTranslationBadge({ count }: { count?: number }) {
  const { t } = useTranslation('composer');
  if (count === undefined) return <Badge>{t('translation.missing')}</Badge>;
  if (count === 0) return null;
  const words = t('translation.missingCount', { count });
  return (
    <Badge role="img" aria-label={words} title={words}>
      <Languages aria-hidden="true" />
      {count}
    </Badge>
  );
}
