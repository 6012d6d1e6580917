import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Lines = styled.div`
  margin-block-start: var(--space-2);
  font-size: var(--text-0);
  line-height: 1.4;
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  margin-block-end: 7px;

  & > i {
    height: 5px;
    background: var(--line);
    transition: background-color var(--base) var(--ease);
  }
  [data-score='1'] > & > [data-on] {
    background: var(--danger);
  }
  [data-score='2'] > & > [data-on] {
    background: var(--highlight-text);
  }
  [data-score='3'] > & > [data-on],
  [data-score='4'] > & > [data-on] {
    background: var(--success);
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid CanvasText;
    }
    & > [data-on] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Words = styled.p`
  color: var(--ink-soft);

  & > strong {
    font-weight: 600;
  }
  [data-score='1'] > & > strong {
    color: var(--danger);
  }
  [data-score='2'] > & > strong {
    color: var(--highlight-text);
  }
  [data-score='3'] > & > strong,
  [data-score='4'] > & > strong {
    color: var(--success);
  }
`;

export interface StrengthMeterProps {
  /** The number of lit bars: 0 for an empty field, 1 for too weak, 4 for strong. */
  score: number;
  /** The strength as text, for example “Weak.”. Omit it for an empty field. */
  label?: string;
  /** What makes the password stronger. */
  advice: string;
  /** The id for the `aria-describedby` of the password field. */
  id?: string;
  className?: string;
}

/**
 * The strength of a password in four bars and a text. The colour of the bars only repeats the text. The caller measures
 * the strength; changes are announced.
 */
export function StrengthMeter({ score, label, advice, id, className }: StrengthMeterProps) {
  useProviderCheck('StrengthMeter');
  return (
    <Lines id={id} className={className} data-score={score}>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-on={bar <= score ? '' : undefined} />
        ))}
      </Bars>
      <Words aria-live="polite" aria-atomic="true">
        {label !== undefined && <strong>{label}</strong>} {advice}
      </Words>
    </Lines>
  );
}
