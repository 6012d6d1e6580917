import styled, { css } from 'styled-components';

/** The minimum size of touch targets. */
export const touchTargetSize = css`
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
`;

/**
 * The background of a selected control. On dark backgrounds, a tint of the highlight colour would be brown.
 */
export const selectedBackground =
  'light-dark(color-mix(in srgb, var(--highlight) 28%, transparent), color-mix(in srgb, var(--ink) 14%, transparent))';

/** The look of a selected control in forced colours, which remove its background and its shadow. */
export const selectedInForcedColors = css`
  @media (forced-colors: active) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;

    & * {
      color: inherit;
    }
    &:is(:focus-visible, [data-focus-visible]) {
      outline-color: HighlightText;
      outline-offset: -4px;
    }
  }
`;

/** A text field, 34 px high. */
export const box = css`
  width: 100%;
  min-width: 0;
  min-height: 34px;
  margin: 0;
  padding: 5px 9px 6px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: 460 0.9375rem / 1.4 var(--sans);
  font-variant-numeric: lining-nums;

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible,
  &:focus-within:not(input):not(textarea):not(select) {
    border-color: var(--focus);
    outline: 2px solid transparent;
    outline-offset: 1px;
    box-shadow: 0 0 0 1px var(--focus), 0 0 0 3px color-mix(in srgb, var(--highlight) 55%, transparent);
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-bg);
  }
`;

/** A panel of options below its button. */
export const sheet = css`
  display: grid;
  padding: 6px;
  border: 1px solid var(--line);
  background: var(--raised);
`;

/** A selectable row, highlighted on hover and while selected. */
export const rowStyle = css`
  width: 100%;
  border: 0;
  border-radius: var(--radius);
  background: none;
  text-align: start;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--ink) 6%, transparent);
    }
  }
  &[aria-pressed='true'],
  &[aria-current] {
    background: ${selectedBackground};
    box-shadow: inset 3px 0 0 var(--highlight-text);
    ${selectedInForcedColors}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A selectable and draggable row of React Aria that looks like `rowStyle`. */
export const draggableRow = css`
  border-radius: var(--radius);
  outline: none;
  cursor: default;

  &[data-hovered] {
    background: color-mix(in srgb, var(--ink) 6%, transparent);
  }
  &[data-selected] {
    background: ${selectedBackground};
    box-shadow: inset 3px 0 0 var(--highlight-text);
    ${selectedInForcedColors}
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;

/** The drop indicator of a list of draggable rows. */
export const dropLine = css`
  & .react-aria-DropIndicator {
    height: 0;
    outline: none;
  }
  & .react-aria-DropIndicator[data-drop-target] {
    outline: 1.5px solid var(--focus);
  }
`;

/** The look of a read-only form: fields without background, and no handles or buttons. */
export const readOnly = css`
  color: var(--ink-soft);

  & input,
  & textarea,
  & select,
  & [contenteditable],
  & [role='textbox'] {
    border-style: dashed;
    background: transparent;
    color: var(--ink-soft);
  }
  & [slot='drag'],
  & button[data-look],
  & button[data-icon],
  & button[aria-haspopup] {
    visibility: hidden;
  }
`;

/** Content in one column. */
export const Stack = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap}px;
  min-width: 0;
`;

/** A list in one column. */
export const PlainList = styled.ul`
  display: grid;
  gap: 2px;
`;
