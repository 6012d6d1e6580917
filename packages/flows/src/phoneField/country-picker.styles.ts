import { popoverCard, popoverRow } from '@kermesse/ui/popover-card';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import type { CountryCode } from './numbers.ts';

/** A country in the list. */
export interface CountryRow {
  id: CountryCode;
  callingCode: string;
  name: string;
}

/** The button that shows the country. It adjoins the number input, whose border separates them. */
export const Box = styled(Button)`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 50px;
  height: 100%;
  padding-block: 0;
  padding-inline: 13px 10px;
  border: 1px solid var(--control);
  border-inline-end: 0;
  border-radius: 0;
  border-start-start-radius: var(--radius);
  border-end-start-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-family: var(--sans);
  font-size: max(1rem, var(--text-1));
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);

  & > span {
    display: flex;
    align-items: center;
    gap: 9px;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.5;
  }
  &[data-hovered],
  &[data-pressed] {
    background: var(--sunk);
  }
  &[data-focus-visible] {
    z-index: 1;
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  &[data-disabled] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;

/** The popover with the list. */
export const Card = styled(Popover)`
  ${popoverCard}
  width: min(360px, calc(100vw - 2 * var(--space-3)));
  max-height: 420px;
`;

export const SearchBox = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 2px 2px 6px;
  padding-inline: 12px;
  border-bottom: 1px solid var(--line);

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.5;
    color: var(--ink-soft);
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font-size: max(1rem, var(--text-1));
    outline: none;
  }
  & > input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 1px 0 var(--focus);
  }
`;

export const List = styled(ListBox<CountryRow>)`
  flex: 1;
  min-height: 60px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: none;
  }
`;

export const Row = styled(ListBoxItem<CountryRow>)`
  ${popoverRow}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 18px;
  gap: 12px;
  padding-block: 6px 7px;

  & > small {
    color: var(--ink-soft);
    font-size: var(--text-0);
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > [data-tick] {
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
  }
`;

export const Empty = styled.p`
  padding: 12px;
  color: var(--ink-soft);
  font-size: var(--text-0);
`;
