import { css } from 'styled-components';
import { bottomNotice } from '../loading/bottom-notice.ts';
import { sweepingLine } from '../loading/sweep.ts';

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
    ${sweepingLine}
  }

  #late:not(:empty) {
    ${bottomNotice}
    inline-size: fit-content;
  }
`;
