import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';

export const Column = styled(TextField)`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  text-align: center;

  & > label {
    font-weight: 600;
  }
  &[data-disabled] > label {
    color: var(--ink-soft);
  }
`;

export const Box = styled.span`
  position: relative;
  display: block;
  width: min(100%, 21.75rem);
  margin-block-start: var(--space-2);

  /* The invisible input covers the cells, so a tap anywhere focuses it. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    background: none;
    color: transparent;
    caret-color: transparent;
    font-size: 1.5rem;
    outline: none;
    /* In forced colours too, only the cells show the digits. */
    forced-color-adjust: none;
  }
  & > input::selection {
    background: transparent;
    color: transparent;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
`;

/* Digits run from left to right in every language. */
export const Cells = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 3.3125rem);
  justify-content: center;
  gap: clamp(6px, 2vw, 12px);
  direction: ltr;

  & > i {
    display: grid;
    place-items: center;
    height: 4rem;
    border-block-end: 2px solid var(--control);
    font: 400 2.5rem / 1 var(--serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  [data-invalid] & > i {
    border-color: var(--danger);
  }
  [data-disabled] & > i {
    border-color: var(--line);
    color: var(--ink-soft);
  }
  /* The cell of the next digit has a highlight background and its own caret. */
  &:has(+ [data-focused]) > [data-current] {
    border-block-end-width: 3px;
    outline: 2px solid transparent;
    background: linear-gradient(transparent 38%, color-mix(in srgb, var(--highlight) 30%, transparent));
  }
  &:has(+ [data-focused]) > [data-current]:empty::after {
    content: '';
    width: 2px;
    height: 2.125rem;
    background: var(--ink);
  }
  &:has(+ [data-focused]) > i {
    border-color: var(--focus);
  }
`;

export const Message = styled(Text)`
  display: flex;
  gap: 7px;
  margin-block-start: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.35;

  &[data-kind='error'] {
    color: var(--danger);
    font-weight: 560;
  }
  &:empty {
    display: none;
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
`;
