import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import type { Place } from './places.ts';

export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* The title of a part with its own fields, so it does not look like a label. */
  & > strong {
    margin-top: var(--space-3);
    font: 400 var(--text-3) / 1.2 var(--serif);
  }
`;

export const SearchColumn = styled.div`
  display: grid;
  min-width: 0;

  label {
    display: block;
    margin-bottom: 5px;
    font-weight: 600;
    line-height: 1.3;
  }
  [slot='description'] {
    display: block;
    margin: -3px 0 7px;
    color: var(--ink-soft);
    font-size: var(--text-0);
    line-height: 1.35;
  }
  input {
    box-sizing: border-box;
    width: 100%;
    min-height: 50px;
    padding: 9px 14px 10px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: 460 max(1rem, var(--text-1)) / 1.5 var(--sans);
  }
  input[data-focused] {
    border-color: var(--focus);
    outline: 2px solid transparent;
    box-shadow:
      0 0 0 1px var(--focus),
      0 0 0 4px color-mix(in srgb, var(--highlight) 55%, transparent);
  }
  [role='status'] {
    margin: 6px 0 0;
    color: var(--ink-soft);
    font-size: var(--text-0);

    &:empty {
      display: none;
    }
  }
`;

export const Card = styled(Popover)`
  box-sizing: border-box;
  width: var(--trigger-width);
  padding: 6px;
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  font-family: var(--sans);
  outline: 1px solid var(--line);
  outline-offset: -1px;
`;

export const List = styled(ListBox<Place>)`
  max-height: 320px;
  overflow-y: auto;
  outline: none;
`;

export const Row = styled(ListBoxItem<Place>)`
  display: flex;
  align-items: center;
  gap: 11px;
  min-height: 48px;
  padding: 6px 12px 7px;
  border-radius: var(--radius);
  line-height: 1.25;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: var(--sunk);
  }
  &[data-focused] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--highlight-text);
    stroke-width: 1.5;
  }
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: 560;
  }
  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: 10px 12px;
  color: var(--ink-soft);
`;

/** The retry button of a failed search, below its error. */
export const Retry = styled.div`
  margin-top: var(--space-2);
`;

export const Stage = styled.div`
  position: relative;
  height: clamp(260px, 46vw, 360px);
  overflow: hidden;
  background: var(--sunk);
`;

/** The button that opens the map. It is above the attribution, which may be as wide as the map. */
export const Offer = styled.div`
  position: absolute;
  inset: auto auto 44px var(--space-4);
`;

export const Where = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-variant-numeric: lining-nums tabular-nums;

  &:empty {
    display: none;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;
