import { moreContrast } from '../theme/contrast/contrast-media.ts';
import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'highlight' | 'line' | 'quiet';
export type ButtonSize = 'm' | 's';

/** The selector of the disabled state, which a native button and React Aria mark in different ways. */
const disabled = `&:disabled, &[data-disabled], &[aria-disabled='true'], &[data-unavailable]`;

/**
 * The styles that buttons and `ButtonLink` (a plain anchor) share.
 *
 * The CSS is static: the element has `data-variant` and `data-size`, and its states come from native pseudo-classes or
 * from React Aria's data attributes. Filled variants have a hairline inside, like the printed border of a card. Two
 * inset shadows draw it, so that the CSS border stays free for forced colours.
 */
export const commonStyles = css`
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
  padding-block: 0.55em 0.6em;
  /* With a larger text size on a phone, long words need the room. */
  padding-inline: min(1.5em, 9vw);
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

  /* It is 40 px high. This extends its touch target to 44 px. */
  &[data-size='s']::before {
    content: '';
    position: absolute;
    inset: -3px 0;
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

  /* Sinks a little, and the line inside disappears. */
  &:is(:active, [data-pressed]):not(:disabled, [aria-disabled='true'], [data-unavailable]) {
    translate: 0 1px;
    background: var(--fill-hover);
    box-shadow: none;
  }

  &[data-pending] {
    cursor: progress;
  }

  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }

  /* The background keeps the button readable on a picture: browsers add a backplate behind text only, not behind lines
     and icons. */
  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
`;

/** The styles of disabled buttons. A link cannot be disabled, and links are in the first screen of most pages. */
const disabledStyles = css`
  ${disabled} {
    border-color: color-mix(in srgb, var(--ink) 28%, transparent);
    background: color-mix(in srgb, var(--ink) 4%, transparent);
    box-shadow: none;
    color: var(--ink-soft);
    cursor: not-allowed;

    &[data-variant='line'] {
      background: none;
    }

    /* The quiet variant has neither border nor background in any state. */
    &[data-variant='quiet'] {
      border-color: transparent;
      background: none;
    }

    &[data-pending] {
      cursor: progress;
    }
  }

  /* A dashed border marks the disabled state: softened text has full contrast in this mode. */
  @media ${moreContrast} {
    ${disabled} {
      border: 1px dashed currentColor;
    }
  }

  @media (forced-colors: active) {
    ${disabled} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The styles of `Button` and `SubmitButton`. */
export const buttonStyles = css`
  ${commonStyles}
  ${disabledStyles}
`;
