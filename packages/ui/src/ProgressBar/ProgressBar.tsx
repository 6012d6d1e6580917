import styled, { keyframes } from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Track = styled.div`
  width: 100%;
  height: 3px;
  background: var(--line);
  overflow: hidden;
`;

const slide = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(260%);
  }
`;

/* The width is an SVG attribute and not an inline style, which a strict Content Security Policy forbids. A CSS
   transition still animates it. */
const Line = styled.svg`
  display: block;
  width: 100%;
  max-width: none;
  height: 3px;

  & rect {
    fill: var(--highlight-text);
    transition: width var(--slow) var(--ease);
  }

  [data-running] > & rect {
    transform-box: fill-box;
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-running] > & rect {
      animation: ${slide} 1600ms var(--ease) infinite;
    }
  }

  @media (forced-colors: active) {
    & rect {
      fill: Highlight;
    }
  }
`;

export interface ProgressBarProps {
  /** The accessible name: the task in progress. */
  label: string;
  /** The progress from 0 to 1. Without a value the bar is indeterminate and animates. */
  value?: number;
  /** The value as text, when a percentage is not enough, for example “1,2 Mo sur 4 Mo”. */
  valueText?: string;
  className?: string;
}

/**
 * A hairline that shows the progress of a long task, or animates when its length is unknown. It does not use React
 * Aria: a `progressbar` needs only four attributes.
 */
export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  useProviderCheck('ProgressBar');
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-running={percent === undefined || undefined}
    >
      <Line aria-hidden="true" data-directed>
        <rect width={`${percent ?? 40}%`} height="3" />
      </Line>
    </Track>
  );
}
