import { createGlobalStyle } from 'styled-components';
import { below, short } from './breakpoints.ts';
import { contrastCss } from './contrast/contrast-css.tsx';
import { pendingCss } from './pending.tsx';
import { tokensCss } from './tokens.ts';

/**
 * The global styles of every page: the constant tokens, a small reset, and the styles of body text, headings, links,
 * focus and selection.
 *
 * Colours are not included: add the string from `themeCss(createTheme(brand))` to the page as well. An element with
 * `data-tone` takes the background and the text colour of that tone. Both have no specificity, so any class can
 * override them.
 */
export const GlobalStyles = createGlobalStyle`
  ${tokensCss}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    scroll-behavior: smooth;
    scroll-padding-block: 96px var(--space-5);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background-color: var(--page);
    scrollbar-color: var(--control) transparent;
  }

  /* Keeps focused elements out from under bars at the edges of the window. Short windows have no such bars. */
  @media ${below.tablet} {
    html:has([data-bottom-bar]) {
      scroll-padding-bottom: calc(88px + env(safe-area-inset-bottom));
    }
  }

  @media ${short} {
    html, html:has([data-bottom-bar]) {
      scroll-padding-block: var(--space-4);
    }
  }

  /* The factor of horizontal distances and angles that follow the direction of the text. */
  :root, [dir='ltr'] {
    --forward: 1;
  }

  [dir='rtl'] {
    --forward: -1;
  }

  [data-directed]:dir(rtl) {
    scale: -1 1;
  }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100svh;
    background-color: var(--page);
    color: var(--ink);
    font-family: var(--sans);
    font-size: var(--text-1);
    font-weight: 460;
    line-height: var(--leading-text);
    font-optical-sizing: auto;
    font-kerning: normal;
    font-synthesis: small-caps;
    font-variant-ligatures: common-ligatures;
    font-variant-numeric: oldstyle-nums proportional-nums;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  :where([data-tone]) {
    background-color: var(--page);
    color: var(--ink);
  }

  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre) {
    margin: 0;
    padding: 0;
  }

  :where(fieldset) {
    min-width: 0;
    border: 0;
  }

  /* Without markers, Safari exposes a list to VoiceOver only if its items begin with generated text. With an empty
     marker ('') it would add an empty line above an icon. */
  :where(ul, ol) {
    list-style: none;
  }
  :where(ul, ol) > :where(li)::before {
    content: '\\200B';
    position: absolute;
    line-height: 0;
  }

  :where(h1, h2, h3, h4, h5, h6) {
    font-family: var(--serif);
    font-weight: 400;
    line-height: var(--leading-title);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  :where(h1) { font-size: var(--text-6); }
  :where(h2) { font-size: var(--text-5); }
  :where(h3) { font-size: var(--text-3); }
  :where(h4) { font-size: var(--text-2); }
  :where(h5, h6) { font-size: var(--text-1); }

  :where(p, li, dd, figcaption) {
    text-wrap: pretty;
  }

  /* The sans has no italic: emphasis in running text uses the serif's italic. */
  :where(em, i, cite, dfn) {
    font-family: var(--serif);
    font-style: italic;
  }

  :where(b, strong) {
    font-weight: 650;
  }

  :where(small) {
    font-size: var(--text-0);
  }

  :where(a) {
    color: inherit;
    text-decoration-color: var(--hairline);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    transition: text-decoration-color var(--fast) var(--ease);
  }

  :where(a):hover {
    text-decoration-color: currentColor;
  }

  :where(img, svg, video, canvas) {
    display: block;
    max-width: 100%;
  }

  :where(img, video) {
    height: auto;
  }

  :where(button, input, select, textarea) {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  :where(button):not(:disabled), :where(summary), :where(label[for]) {
    cursor: pointer;
  }

  :where(table) {
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
  }

  :where(hr) {
    margin: 0;
    border: 0;
    border-top: 1px solid var(--hairline);
  }

  :where(time) {
    font-variant-numeric: lining-nums tabular-nums;
  }

  :where([hidden]) {
    display: none;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  /* Landmarks, sections and headings that receive the focus only from code, after navigation, need no focus ring. */
  :where(main, h1, h2, [data-section-id])[tabindex='-1']:focus-visible {
    outline: none;
  }

  ${pendingCss}

  ::selection {
    background-color: var(--highlight);
    color: var(--on-highlight);
    text-shadow: none;
  }

  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }

    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      /* Zero, because any other duration would start a transition on every element when an inherited style changes. */
      transition: none !important;
    }
  }

  ${contrastCss}

  @media print {
    :root {
      --section-space: 32px;
      --gutter: 20px;
      --text-0: 9pt;
      --text-1: 10.5pt;
      --text-2: 12pt;
      --text-3: 14pt;
      --text-4: 17pt;
      --text-5: 20pt;
      --text-6: 24pt;
    }

    html, body {
      background: none;
    }

    :where(h1, h2, h3, h4, h5, h6) {
      break-after: avoid;
    }

    :where(p) {
      orphans: 3;
      widows: 3;
    }

    :where(li:not(:has(li)), article, table, dt, dd, figure, blockquote, picture) {
      break-inside: avoid;
    }

    html {
      /* Without it, browsers print frames and scrims as white areas over the text. */
      print-color-adjust: exact;
    }

    /* Navigation, buttons, downloads, the search and forms, which have no use on paper. */
    [data-screen-only], [data-variant], button[aria-label], a[download] {
      display: none !important;
    }
  }
`;
