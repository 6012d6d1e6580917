import { css } from 'styled-components';
import { footNote } from '../loading/foot-note.ts';
import { sweep } from '../loading/sweep.ts';

/**
 * The styles of a clicked control whose code is still loading (`data-pending`, with `aria-busy`): an animated hairline
 * at its bottom, drawn as a background so that the layout does not shift. `Button` has its own along its inner frame. A
 * long wait is announced in `#late`, a live region that the page's loader fills.
 */
export const pendingCss = css`
  [data-pending] {
    cursor: progress;
  }

  [data-pending]:not([data-variant]) {
    background: linear-gradient(90deg, transparent, currentColor, transparent) 50% 100% / 46% 2px no-repeat;
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-pending]:not([data-variant]) {
      animation: ${sweep} 1400ms linear infinite;
    }
  }

  #late:not(:empty) {
    ${footNote}
    inline-size: fit-content;
  }
`;
