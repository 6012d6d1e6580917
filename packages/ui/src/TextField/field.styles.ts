import { css } from 'styled-components';
import { moreContrast } from '../theme/contrast/contrast-media.ts';

/** The column of label, hint, control and message of every field. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  color: var(--ink);
  font-family: var(--sans);
`;

/**
 * The box of a form control. Its text is never smaller than 16 px, so that phones do not zoom in on focus. Shadows draw
 * the focus ring; forced colours show the transparent outline in its place.
 */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  min-height: 50px;
  margin: 0;
  padding: 9px 14px 10px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-family: var(--sans);
  font-size: max(1rem, var(--text-1));
  font-weight: 460;
  line-height: 1.5;
  font-variant-numeric: lining-nums;
  text-align: start;
  transition:
    border-color var(--fast) var(--ease),
    background-color var(--fast) var(--ease),
    box-shadow var(--fast) var(--ease);

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  &[data-hovered] {
    border-color: var(--ink);
  }

  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-bg);
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  &[data-focused],
  &[data-focus-visible] {
    border-color: var(--focus);
    outline: 2px solid transparent;
    outline-offset: 2px;
    box-shadow:
      0 0 0 1px var(--focus),
      0 0 0 4px color-mix(in srgb, var(--highlight) 55%, transparent);
  }

  @media ${moreContrast} {
    &[data-focused],
    &[data-focus-visible] {
      box-shadow: 0 0 0 3px var(--focus);
    }
  }

  &[readonly] {
    border-style: dashed;
    background: transparent;
  }

  &[data-disabled] {
    border-color: var(--line);
    background: var(--sunk);
    color: var(--ink-soft);
    cursor: not-allowed;
    opacity: 1;
  }
`;

/**
 * Places React Aria's hidden input, transparent, over the mark drawn for it, so that a pointer, or a finger exploring
 * with a screen reader, hits the control itself. It overrides the inline style that hides the input.
 */
export const overMark = css`
  position: absolute !important;
  width: 24px !important;
  height: 24px !important;
  margin: 0 !important;
  overflow: visible !important;
  clip: auto !important;
  clip-path: none !important;
  opacity: 0;

  & > input {
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: inherit;
  }
`;
