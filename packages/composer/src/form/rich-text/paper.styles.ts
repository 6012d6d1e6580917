import styled, { css } from 'styled-components';
import { touchTargetSize } from '../../controls/controls.styles.ts';

/** The frame of a rich text: the toolbar above, the text below. */
export const Frame = styled.div`
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  &:has([role='textbox'][aria-invalid='true']) {
    border-color: var(--danger);
    background: var(--danger-bg);
  }
  /* The text that a button of the toolbar or the panel of a link changes. */
  &:focus-within .selection {
    background: var(--highlight);
    color: var(--on-highlight);

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** A row of buttons that wraps. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-block-end: 1px solid var(--line);

  & > button,
  & > i {
    min-width: 27px;
    ${touchTargetSize}
  }
`;

/** The text area of the editor, and of the read-only text while the editor loads. */
export const Paper = styled.div`
  & > .ProseMirror,
  &[role='textbox'] {
    min-height: 110px;
    max-height: 340px;
    overflow-y: auto;
    padding: 9px 11px;
    outline: none;
    font-size: 0.9375rem;
    line-height: 1.45;
    white-space: pre-wrap;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
  }
  & > .ProseMirror > * + *,
  &[role='textbox'] > * + * {
    margin-block-start: 0.6em;
  }
  h2,
  h3,
  h4 {
    font-size: 1.2rem;
    line-height: 1.15;
  }
  h3 {
    font-size: 1.05rem;
  }
  h4 {
    font-size: 0.9375rem;
    font-weight: 700;
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::before {
    content: none;
  }
  blockquote {
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--hairline);
  }
  blockquote cite {
    display: block;
  }
  cite,
  caption,
  figcaption {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  hr {
    margin-block: 10px;
    border: 0;
    border-block-start: 1px solid var(--control);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-block-end: 3px;
    text-align: start;
  }
  td,
  th {
    min-width: 2em;
    padding: 2px 6px;
    border: 1px solid var(--control);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--sunk);
    font-weight: 620;
  }
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 120px;
    vertical-align: bottom;
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`;

export const Note = styled.p`
  padding: 5px 11px;
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
