import { css } from 'styled-components';
import { moreContrast, outlined } from './contrast-media.ts';

/**
 * The styles of every page for forced colours and for visitors who prefer more contrast. The colour roles themselves
 * change in `themeCss`.
 */
export const contrastCss = css`
  @media ${moreContrast} {
    :focus-visible {
      outline-width: 3px !important;
    }

    a {
      text-decoration-color: currentColor !important;
      text-decoration-thickness: 2px !important;
    }

    /* Underlines text links only: cards, buttons and logos have edges of their own. */
    :is(main, footer) a:not([data-variant], :has(*)) {
      text-decoration-line: underline !important;
    }

    a[aria-current],
    summary[data-current] {
      background-color: var(--ink) !important;
      color: var(--page) !important;
    }
  }

  @media (forced-colors: active) {
    /* An icon takes the colour of its text or link: its own colour could be invisible on the system's background. */
    svg[aria-hidden] {
      color: inherit !important;
    }

    :focus-visible {
      outline-color: Highlight;
    }

    /* Marks the current item of menus and rows of tabs: forced colours remove lines and tinted backgrounds. */
    a[aria-current],
    summary[data-current] {
      background-color: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
  }

  @media ${outlined} {
    :is(a[aria-current], summary[data-current]) * {
      color: inherit !important;
    }
  }
`;
