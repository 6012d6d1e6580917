import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 20px clamp(20px, 3vw, 40px);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.li`
  padding: 18px 22px 22px;
  border-block-start: 3px solid var(--mark);
  background: var(--surface);

  &[data-kind='do'] {
    --mark: var(--success);
  }
  &[data-kind='dont'] {
    --mark: var(--danger);
  }
  > strong {
    display: block;
    margin-block-end: 8px;
    color: var(--mark);
    font-size: var(--text-0);
  }
  > p + p {
    margin-block-start: 10px;
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

const Example = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  min-block-size: 132px;
  margin-block-end: 16px;
  padding: 20px;
  border: 1px solid var(--line);
  background: var(--page);
  color: var(--ink);
`;

/** Something right beside something wrong, as texts or as rules with an example each. */
export interface Comparison {
  good: string;
  bad: string;
  /** The reason. */
  why?: string;
  /** The example of the right use. */
  right?: ReactNode;
  /** The example of the wrong use. It is inert: neither the keyboard nor assistive technology reaches it. */
  wrong?: ReactNode;
}

const labels = {
  wording: { fr: { good: 'Écrire', bad: 'Éviter' }, en: { good: 'Write', bad: 'Avoid' } },
  use: { fr: { good: 'À faire', bad: 'À éviter' }, en: { good: 'Do', bad: 'Don’t' } },
};

interface ChoicesProps {
  choices: readonly Comparison[];
  locale: Locale;
}

/** Pairs of good and bad: wordings, or uses with an example each. */
export function Choices({ choices, locale }: ChoicesProps) {
  return (
    <List>
      {choices.flatMap(({ good, bad, why, right, wrong }) => {
        const label = labels[right === undefined ? 'wording' : 'use'][locale];
        return [
          <Side key={good} data-kind="do">
            {right !== undefined && <Example>{right}</Example>}
            <strong>{label.good}</strong>
            <p>{good}</p>
            {why !== undefined && <p>{why}</p>}
          </Side>,
          <Side key={`${good} ${bad}`} data-kind="dont">
            {wrong !== undefined && <Example inert>{wrong}</Example>}
            <strong>{label.bad}</strong>
            <p>{bad}</p>
          </Side>,
        ];
      })}
    </List>
  );
}
