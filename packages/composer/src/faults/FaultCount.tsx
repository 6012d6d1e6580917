import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Mark = styled.span`
  flex: none;
  min-width: 1.125rem;
  padding: 0 5px;
  border-radius: 0.5625rem;
  background: var(--danger);
  color: var(--page);
  font: 650 0.75rem / 1.125rem var(--sans);
  font-variant-numeric: lining-nums tabular-nums;
  text-align: center;

  @media (forced-colors: active) {
    background: CanvasText;
    color: Canvas !important;
    forced-color-adjust: none;
  }
`;

/** The number of faults; renders nothing when there are none. */
export function FaultCount({ count }: { count: number }) {
  const { t } = useTranslation('composer');
  if (count === 0) return null;
  return (
    <Mark role="img" aria-label={t('checks.faultCount', { count })}>
      {count}
    </Mark>
  );
}
