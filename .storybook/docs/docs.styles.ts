import { createGlobalStyle } from 'styled-components';

/** Leaves out stories and other content that has the library's own styles. */
const prose = ':not(.sb-unstyled *, [class*="docblock"])';

/** Styles Storybook's docs like the site's pages: serif headings, numerals, and tables with hairlines. */
export const DocsStyles = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding-block: 56px 96px;
    background: var(--page);
    color: var(--ink);
  }
  .sbdocs.sbdocs-content {
    max-width: 1080px;
    font-size: 17px;
  }
  .sbdocs .docblock-h2,
  .sbdocs :is(h1, h2, h3)${prose} {
    border: 0;
    color: var(--ink);
    font-family: var(--serif);
    font-weight: 400;
    letter-spacing: -0.015em;
  }
  .sbdocs h1${prose} {
    margin-block: 0 16px;
    font-size: clamp(2.4rem, 1.6rem + 3vw, 3.6rem);
    line-height: 1.02;
  }
  .sbdocs h2${prose} {
    margin-block: 56px 20px;
    padding: 0;
    font-size: 2rem;
  }
  .sbdocs h2.sbdocs-subtitle${prose} {
    max-width: 40em;
    margin-block: 12px 28px;
    color: var(--ink-soft);
    font: 460 1.2rem / 1.45 var(--sans);
    letter-spacing: 0;
  }
  .sbdocs h3${prose} {
    margin-block: 0 8px;
    font-size: 1.5rem;
  }
  .sbdocs :is(p, ul, ol, table, pre)${prose} + h3 {
    margin-block-start: 32px;
  }
  .sbdocs :is(p, li, td)${prose} {
    color: var(--ink);
    font-family: var(--sans);
    font-size: 17px;
    line-height: 1.5;
  }
  .sbdocs :is(p, li) > code {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .sbdocs .docblock-argstable {
    margin-block: 0;
  }
  .sbdocs details${prose} {
    margin-block: 12px 28px;
    overflow-x: auto;
  }
  .sbdocs summary${prose} {
    padding-block: 8px;
    color: var(--ink);
    font: 540 17px / 1.4 var(--sans);
    cursor: pointer;
  }
  .sbdocs table${prose} :is(tr, tr:nth-of-type(2n)) {
    border-color: var(--line);
    background: none;
  }
  .sbdocs table${prose} :is(th, td) {
    border-color: var(--line);
    text-align: start;
  }
  .sbdocs .sbdocs-preview {
    background: var(--page);
    border-color: var(--line);
    border-radius: var(--radius);
    box-shadow: none;
  }
  /* Shows desktop layouts at desktop width, scaled down. Narrow windows show the narrow layout. */
  @media (min-width: 900px) {
    .sb-story iframe:is([id^='iframe--composer-bin'], [id^='iframe--composer-composer'], [id^='iframe--composer-states'], [id^='iframe--shell-header'], [id^='iframe--pages-']) {
      zoom: 0.75;
    }
  }
`;
