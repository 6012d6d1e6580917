import { outlined } from '@kermesse/ui/contrast-media';
import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

export const Card = styled.form`
  position: relative;
  z-index: 5;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px 28px;
  align-items: end;
  padding: 30px 28px 28px;
  margin-block-start: 15px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-raised);

  /* The upper half of the folded card, visible as a narrow strip. */
  &::before {
    content: '';
    position: absolute;
    inset: -15px 0 auto;
    height: 15px;
    clip-path: polygon(14px 0, calc(100% - 14px) 0, 100% 100%, 0 100%);
    background: linear-gradient(
      color-mix(in srgb, var(--surface) 82%, var(--highlight)),
      color-mix(in srgb, var(--surface) 96%, black)
    );
  }
  > button {
    margin-block-start: 8px;
  }

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: 34px;

    > button {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) fit-content(44%);

    > button {
      grid-column: auto;
      margin: 0;
    }
    &[data-title='beside'] {
      grid-template-columns: minmax(0, 0.9fr) minmax(0, 1fr) minmax(0, 1fr) fit-content(26%);
    }
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

export const Title = styled(SectionTitle)`
  align-self: center;
  font: 400 var(--text-3) / 1.14 var(--serif);
  letter-spacing: -0.01em;
  grid-column: 1 / -1;

  @media ${from.laptop} {
    [data-title='beside'] > & {
      grid-column: auto;
      padding-inline-end: 20px;
      border-inline-end: 1px solid var(--hairline);
    }
  }
`;

export const Field = styled.div`
  position: relative;
  min-width: 0;

  label {
    display: block;
    line-height: 1.25;
    color: var(--highlight-text);
  }
  svg {
    position: absolute;
    inset-block-end: 15px;
    inset-inline-end: 2px;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
    color: var(--ink-soft);
    pointer-events: none;
  }
`;

/** A select or text input, with only a line below it. */
export const Box = styled.select`
  width: 100%;
  min-height: 50px;
  margin-block-start: 4px;
  padding-block: 6px 9px;
  padding-inline: 0 1.75rem;
  border: 0;
  border-block-end: 1px solid var(--control);
  border-radius: 0;
  appearance: none;
  background: transparent;
  color: inherit;
  font: 400 max(1rem, var(--text-2)) / 1.3 var(--serif);
  text-overflow: ellipsis;
  cursor: pointer;
  transition: border-color var(--fast) var(--ease);

  option {
    background: var(--surface);
    color: var(--ink);
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:is(input) {
    cursor: text;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--ink);
    }
  }
  /* The line is the focus mark: a ring would touch the label. Forced colours draw the ring. */
  &:focus-visible {
    outline: 2px solid transparent;
    outline-offset: 0;
    border-color: var(--focus);
    box-shadow: 0 2px 0 var(--focus);
  }
`;

/** The live region for the response; empty until the visitor searches. */
export const Status = styled.div`
  grid-column: 1 / -1;
  color: var(--ink);
  font-weight: 560;
  text-wrap: pretty;

  /* Stays in the accessibility tree; only its row disappears. */
  &:empty {
    position: absolute;
  }
`;

/** The same text before a search; the response replaces it. Without JavaScript, the form links to it. */
export const Note = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-soft);

  &:target {
    color: var(--ink);
  }
  ${Status}:not(:empty) + & {
    display: none;
  }
`;
