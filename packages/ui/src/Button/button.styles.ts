import { moreContrast } from '../theme/contrast/contrast-media.ts';
import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'highlight' | 'line' | 'quiet';
export type ButtonSize = 'm' | 's';

/**
 * The look that `Button` (React Aria) and `ButtonLink` (a plain anchor) share.
 *
 * Static: the element carries `data-variant` and `data-size`, and its states come from native pseudo-classes or from
 * React Aria's data attributes. Filled variants have a hairline inside, like a card's printed border; it is
 * drawn with two inset shadows so that the real border stays free for forced colours.
 */
export const buttonStyles = css`
  --fill: transparent;
  --fill-hover: color-mix(in srgb, currentColor 9%, transparent);
  --text: inherit;
  --inner: transparent;

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 48px;
  margin: 0;
  padding: 0.55em 1.5em 0.6em;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--fill);
  box-shadow:
    inset 0 0 0 3px var(--fill),
    inset 0 0 0 4px var(--inner);
  color: var(--text);
  font: 600 var(--text-1) / 1.15 var(--sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--fast) var(--ease),
    box-shadow var(--fast) var(--ease),
    border-color var(--fast) var(--ease),
    color var(--fast) var(--ease);

  &[data-variant='primary'] {
    --fill: var(--brand);
    --fill-hover: var(--brand-hover);
    --text: var(--on-brand);
    --inner: var(--brand-line);
  }

  &[data-variant='highlight'] {
    --fill: var(--highlight);
    --fill-hover: var(--highlight-hover);
    --text: var(--on-highlight);
    --inner: var(--highlight-line);
  }

  &[data-variant='line'],
  &[data-variant='quiet'] {
    box-shadow: none;
  }

  &[data-variant='line'] {
    border-color: currentColor;
  }

  &[data-variant='quiet'] {
    padding-inline: 0.8em;
  }

  &[data-size='s'] {
    min-height: 40px;
    padding: 0.35em 1.1em 0.4em;
    font-size: var(--text-0);
  }

  &[data-size='s'][data-variant='quiet'] {
    padding-inline: 0.6em;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--fill-hover);
    }

    &[data-variant='primary']:hover,
    &[data-variant='highlight']:hover {
      box-shadow:
        inset 0 0 0 3px var(--fill-hover),
        inset 0 0 0 4px var(--inner);
    }
  }

  &:active,
  &[data-pressed] {
    background: var(--fill-hover);
    box-shadow: none;
  }

  &:disabled,
  &[data-disabled],
  &[aria-disabled='true'],
  &[data-unavailable] {
    border-color: transparent;
    background: color-mix(in srgb, var(--ink) 10%, transparent);
    box-shadow: none;
    color: var(--ink-soft);
    cursor: not-allowed;

    /* What has no ground while it can be pressed has none now either. */
    &[data-variant='quiet'] {
      background: none;
    }
  }

  &[data-pending] {
    cursor: progress;
  }

  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }

  /* Off is a broken line: its ink is no softer here. */
  @media ${moreContrast} {
    &:disabled,
    &[data-disabled],
    &[aria-disabled='true'],
    &[data-unavailable] {
      border: 1px dashed currentColor;
    }
  }

  /* The ground is there for pictures: only text is given one by the browser, not lines and icons. */
  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;

    &:disabled,
    &[data-disabled],
    &[aria-disabled='true'],
    &[data-unavailable] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
