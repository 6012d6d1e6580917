import { below } from '@kermesse/ui/breakpoints';
import styled, { keyframes } from 'styled-components';

/** A part of "Login and security" with its own list. */
export const ListPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--space-3);
  width: 100%;
  padding-top: var(--space-4);
  border-top: 1px solid var(--hairline);
`;

export const Rows = styled.ul`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** One passkey or session: its icon, its description and its actions. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-3);
  padding-block: var(--space-3);

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--highlight-text);
    stroke-width: 1.4;
  }
  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-0);
    line-height: 1.4;
    text-wrap: pretty;
  }
  /* The button of a session stands below the text. */
  @media ${below.tablet} {
    & > button {
      grid-column: 2;
      justify-self: start;
      margin-inline-start: -10px;
    }
  }
`;

export const RowActions = styled.div`
  display: flex;
  margin-inline-end: -10px;

  svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }
`;

/** The badge of the current session. */
export const CurrentMark = styled.span`
  display: inline-block;
  margin-block: 2px;
  padding: 1px 8px;
  border: 1px solid var(--highlight-line);
  border-radius: var(--radius);
  color: var(--highlight-text);
  font-size: var(--text-0);
`;

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** The skeleton of a row that is loading. */
export const RowShape = styled.div`
  width: 100%;
  height: 46px;
  margin-block: var(--space-3);
  border-radius: var(--radius);
  background: linear-gradient(var(--line) 0 0) 36px 6px / 55% 14px no-repeat, linear-gradient(var(--line) 0 0) 36px 30px / 75% 10px no-repeat,
    linear-gradient(var(--line) 0 0) 0 10px / 24px 24px no-repeat;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s var(--ease) infinite;
  }
`;
