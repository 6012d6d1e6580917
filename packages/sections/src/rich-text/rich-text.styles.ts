import styled from 'styled-components';

/** A table wider than the text scrolls. */
export const TableScroller = styled.div`
  overflow-x: auto;
`;

/** The spacing and type of an editor's text, by element. */
export const Body = styled.div`
  line-height: 1.6;
  font-variant-numeric: oldstyle-nums proportional-nums;
  overflow-wrap: break-word;

  > * + * {
    margin-block-start: 1.1em;
  }
  > h2,
  > h3,
  > h4,
  > h5 {
    margin-block-start: 1.2em;
    text-wrap: balance;
  }
  > h2 + *,
  > h3 + *,
  &[data-nested] > h4 + * {
    margin-block-start: 0.7em;
  }
  > :first-child {
    margin-block-start: 0;
  }
  /* The address of a link to another site. */
  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
  h2,
  &[data-nested] h3 {
    font-size: var(--text-4);
    line-height: 1.06;
  }
  h3,
  &[data-nested] h4 {
    font-size: var(--text-3);
    line-height: 1.15;
  }
  &:not([data-nested]) h4,
  h5 {
    font: 600 var(--text-1) / 1.3 var(--sans);
  }
  p,
  li {
    text-wrap: pretty;
    hanging-punctuation: first allow-end last;
  }
  a {
    color: var(--ink);
    text-decoration-color: var(--hairline);
    text-underline-offset: 0.22em;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  ul,
  ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.5em;
  }
  li {
    position: relative;
  }
  /* The content is not empty: see the lists of the global styles. */
  ul > li::before {
    content: '\\200B';
    position: absolute;
    line-height: 0;
    inset-block: 0.72em auto;
    inset-inline: -1.4em auto;
    width: 0.8em;
    border-block-start: 1px solid var(--hairline);
  }
  ol > li::before {
    content: counter(list-item);
    position: absolute;
    inset-block-start: -0.12em;
    inset-inline-start: -1.3em;
    font: italic 400 1.15em / 1.4 var(--serif);
    color: var(--highlight-text);
  }
  blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--hairline);
    font: italic 400 var(--text-3) / 1.35 var(--serif);
  }
  blockquote cite {
    display: block;
    margin-block-start: var(--space-2);
    font: 400 var(--text-0) / 1.4 var(--sans);
    color: var(--ink-soft);
  }
  hr {
    width: 72px;
    height: 7px;
    margin-inline: auto;
    margin-block: 2.2em;
    border: 0;
    border-block: 1px solid var(--hairline);
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    background: var(--sunk);
  }
  figcaption {
    margin-block-start: var(--space-2);
    font: italic 400 var(--text-0) / 1.4 var(--serif);
    color: var(--ink-soft);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
  }
  caption {
    padding-block-end: var(--space-2);
    text-align: start;
    font: italic 400 var(--text-0) / 1.4 var(--serif);
    color: var(--ink-soft);
  }
  th,
  td {
    padding-block: 10px;
    padding-inline: 0 var(--space-4);
    text-align: start;
    vertical-align: baseline;
    border-block-end: 1px solid var(--line);
  }
  tbody th {
    font-weight: inherit;
  }
  thead th {
    border-block-end-color: var(--hairline);
    white-space: nowrap;
  }

  &[data-drop-cap] > p:first-of-type::first-letter {
    -webkit-initial-letter: 3;
    initial-letter: 3;
    font-family: var(--serif);
    font-weight: 400;
    color: var(--highlight-text);
    /* In the size of the text, not of the letter. */
    margin-inline-end: 0.4em;
  }
  /* Firefox: as high as three lines. */
  @supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) {
    &[data-drop-cap] > p:first-of-type::first-letter {
      float: inline-start;
      margin-block-start: 0.075em;
      margin-inline-end: 0.08em;
      font-size: 6.6em;
      line-height: 0.6;
    }
  }
`;
