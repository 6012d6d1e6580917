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

export interface Wording {
  good: string;
  bad: string;
  why?: string;
}

const words = {
  fr: { good: 'Écrire', bad: 'Éviter' },
  en: { good: 'Write', bad: 'Avoid' },
};

/** Pairs of good and bad wording. */
export function Choices({ choices, locale }: { choices: Wording[]; locale: Locale }) {
  return (
    <List>
      {choices.flatMap(({ good, bad, why }) => [
        <Side key={good} data-kind="do">
          <strong>{words[locale].good}</strong>
          <p>{good}</p>
          {why !== undefined && <p>{why}</p>}
        </Side>,
        <Side key={`${good} ${bad}`} data-kind="dont">
          <strong>{words[locale].bad}</strong>
          <p>{bad}</p>
        </Side>,
      ])}
    </List>
  );
}

/** A right use of a component beside a wrong one, each with a live example. */
export interface Use {
  good: string;
  bad: string;
  right: ReactNode;
  /** The wrong example. It is inert: neither the keyboard nor assistive technology reaches it. */
  wrong: ReactNode;
}

const labels = {
  fr: { good: 'À faire', bad: 'À éviter' },
  en: { good: 'Do', bad: 'Don’t' },
};

/** Pairs of do and don’t, each with its example. */
export function Uses({ uses, locale }: { uses: Use[]; locale: Locale }) {
  return (
    <List>
      {uses.flatMap(({ good, bad, right, wrong }) => [
        <Side key={good} data-kind="do">
          <Example>{right}</Example>
          <strong>{labels[locale].good}</strong>
          <p>{good}</p>
        </Side>,
        <Side key={bad} data-kind="dont">
          <Example inert>{wrong}</Example>
          <strong>{labels[locale].bad}</strong>
          <p>{bad}</p>
        </Side>,
      ])}
    </List>
  );
}
