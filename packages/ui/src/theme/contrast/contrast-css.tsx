import { css } from 'styled-components';
import { moreContrast, outlined } from './contrast-media.ts';

/**
 * What every page does where the colours are the system's (forced colours), or where somebody asks for more contrast.
 * The roles themselves change in `themeCss`.
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

    /* A link that is nothing but words; cards, buttons and logos have edges of their own. */
    :is(main, footer) a:not([data-variant], :has(*)) {
      text-decoration-line: underline !important;
    }

    a[aria-current],
    summary[data-here] {
      background-color: var(--ink) !important;
      color: var(--page) !important;
    }
  }

  @media (forced-colors: active) {
    /* An icon has the colour of its text or link: one of its own may not be seen on the system's ground. */
    svg[aria-hidden] {
      color: inherit !important;
    }

    :focus-visible {
      outline-color: Highlight;
    }

    /* Where one is, in every menu and row of tabs: lines and washes of colour are not drawn here. */
    a[aria-current],
    summary[data-here] {
      background-color: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
  }

  @media ${outlined} {
    :is(a[aria-current], summary[data-here]) * {
      color: inherit !important;
    }
  }
`;
