import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PageState } from '../store/workspace.ts';

const Badge = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  font: 560 0.8125rem / 1.3 var(--sans);
  white-space: nowrap;

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[data-state='live']::before {
    background: currentColor;
  }
  &[data-state='changed']::before {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }
`;

/**
 * The publication state of a document, as text with a mark: a full circle (live), a half circle (changed), or a ring
 * (new).
 */
export function StateBadge({ state }: { state: PageState }) {
  const { t } = useTranslation('composer');
  return <Badge data-state={state}>{t(`state.${state}`)}</Badge>;
}
