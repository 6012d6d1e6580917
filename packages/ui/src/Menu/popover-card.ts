import { moreContrast } from '../theme/contrast/contrast-media.ts';
import { css, keyframes } from 'styled-components';

const settle = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** A small floating card with a hairline frame inside its edge and one soft shadow. */
export const popoverCard = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  padding: 11px;
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  font-family: var(--sans);
  outline: 1px solid var(--line);
  outline-offset: -1px;

  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid var(--hairline);
    pointer-events: none;
  }

  &[data-entering] {
    animation: ${settle} var(--base) var(--ease);
  }
`;

/** One row of the card: a choice, an action or a link, 44 px high. */
export const popoverRow = css`
  box-sizing: border-box;
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
  transition: background-color var(--fast) var(--ease);

  &[data-hovered],
  &[data-focused],
  &[data-pressed] {
    background: var(--sunk);
  }

  &:focus-visible {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &[data-focus-visible] {
    outline-color: var(--focus);
  }

  &[data-disabled] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
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
      outline-offset: -2px;
    }
  }
`;
