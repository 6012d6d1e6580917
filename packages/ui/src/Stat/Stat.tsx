import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lengthOf } from '../Text/length-of.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface StatProps {
  /**
   * The figure as it should read, with its unit: “1,860”, “10K”. Longer than five characters, it is set smaller; longer
   * than nine, smaller still, and it may wrap.
   */
  value: string;
  /** What the figure counts. */
  label: string;
  /** A decorative icon above the figure. */
  icon?: ReactNode;
  /** An element that shows the value, for example one that counts up. By default the value is text. */
  children?: ReactNode;
}

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-block: var(--space-1);
  padding-inline: var(--space-5) var(--space-4);
  border-inline-start: 1px solid var(--hairline);
  min-width: 0;

  dt {
    font-size: var(--text-0);
    line-height: 1.3;
    color: var(--ink-soft);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  dd {
    font: 400 var(--figure) / 0.9 var(--serif);
    font-variant-numeric: oldstyle-nums proportional-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
    margin-block-end: var(--space-3);
  }
  --figure: clamp(2.5rem, 1.9rem + 2.4vw, 4.2rem);

  &[data-length='long'] {
    --figure: clamp(1.9rem, 1.5rem + 1vw, 2.5rem);
  }
  &[data-length='longest'] {
    --figure: clamp(1.4rem, 1.2rem + 0.6vw, 1.8rem);

    dd {
      line-height: 1.05;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  svg {
    color: var(--highlight-text);
    margin-block-end: var(--space-3);
  }
`;

/** A large figure above its label, as one entry of a `dl`. */
export function Stat({ value, label, icon, children = value }: StatProps) {
  useProviderCheck('Stat');
  return (
    <Figure data-length={lengthOf(value, 5, 9)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {icon}
    </Figure>
  );
}
