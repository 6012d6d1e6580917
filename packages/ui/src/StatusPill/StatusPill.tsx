import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface StatusPillProps {
  /** The status, in one or two words. */
  children: ReactNode;
  /** The colour. `plain` is the colour of the text around it. */
  tone?: 'plain' | 'soft' | 'success' | 'danger';
  /**
   * A circle before the text, in place of the outline: for a scale such as new (`ring`), changed (`half`) and published
   * (`full`).
   */
  mark?: 'ring' | 'half' | 'full';
}

const Pill = styled.span`
  font-weight: 560;
  white-space: nowrap;

  &[data-color='soft'] {
    color: var(--ink-soft);
  }
  &[data-color='success'] {
    color: var(--success);
  }
  &[data-color='danger'] {
    color: var(--danger);
  }
  &:not([data-mark]) {
    padding: 2px 10px 3px;
    border: 1px solid currentColor;
    border-radius: var(--radius);
    font-size: var(--text-0);
  }
  &[data-mark] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    font: 560 0.8125rem / 1.3 var(--sans);
  }
  &[data-mark]::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;

    /* Without this, every mark is a ring: the system removes backgrounds. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
  &[data-mark='full']::before {
    background: currentColor;
  }
  &[data-mark='half']::before {
    background: linear-gradient(calc(90deg * var(--forward)), currentColor 50%, transparent 50%);
  }
`;

/**
 * The status of an object as text, with an outline or a mark. The text alone says the status; colour only repeats it.
 */
export function StatusPill({ children, tone = 'soft', mark }: StatusPillProps) {
  useProviderCheck('StatusPill');
  return (
    <Pill data-color={tone} data-mark={mark}>
      {children}
    </Pill>
  );
}
