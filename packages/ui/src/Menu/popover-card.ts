import { moreContrast } from '../theme/contrast/contrast-media.ts';
import { css, keyframes } from 'styled-components';

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** The surface of a small floating card, with one soft shadow. */
export const popoverSurface = css`
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  font-family: var(--sans);
  outline: 1px solid var(--line);
  outline-offset: -1px;
`;

/** The surface with a hairline frame inside its edge. The element must be positioned. */
export const framedSurface = css`
  ${popoverSurface}
  padding: 11px;

  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid var(--hairline);
    pointer-events: none;
  }
`;

/** A small floating card with a hairline frame inside its edge. */
export const popoverCard = css`
  ${framedSurface}
  position: relative;
  display: flex;
  flex-direction: column;

  &[data-entering] {
    animation: ${enter} var(--base) var(--ease);
  }
`;

/** One row of the card: a choice, an action or a link, 44 px high. `data-tick` marks the icon of the selected row. */
export const popoverRow = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 11px;
  min-height: 44px;
  padding: 8px 12px 9px;
  border-radius: var(--radius);
  color: var(--ink);
  font-size: var(--text-1);
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline-offset: -2px;
  transition: background-color var(--fast) var(--ease);

  &[data-hovered],
  &[data-focused],
  &[data-pressed] {
    background: var(--sunk);
  }

  &:focus-visible {
    outline: 2px solid transparent;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }

  &[data-disabled] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }

  & > [data-tick] {
    visibility: hidden;
    margin-inline-start: auto;
    color: var(--highlight-text);
  }

  &[data-selected] > [data-tick] {
    visibility: visible;
  }

  /* Marks the focused row: forced colours remove its background colour. */
  @media (forced-colors: active) {
    &&[data-focused] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &&[data-focused] * {
      color: inherit;
    }
  }

  @media ${moreContrast} {
    &[data-focused] {
      outline: 2px solid var(--ink);
    }
  }
`;
