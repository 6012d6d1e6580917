import { below } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const FileLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);

  & > svg {
    width: 1.625rem;
    height: 1.625rem;
    color: var(--highlight-text);
    stroke-width: 1.4;
  }
  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
    font-variant-numeric: lining-nums tabular-nums;
  }
  /* Aligns the label of a quiet button with the end of the line. */
  & > button {
    margin-inline-end: calc(-0.6em - 1px);
  }
  /* On a phone the name has the full width, and the actions are below it. */
  @media ${below.tablet} {
    align-items: start;

    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
    /* Aligns the label of a quiet button with the name. */
    & > button,
    & > div > button:first-child {
      margin-inline-start: calc(-0.6em - 1px);
    }
  }
`;

/** The status and the buttons of a document, on one line when there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-1);

  @media ${below.tablet} {
    && {
      grid-column: 1 / -1;
    }
    justify-content: flex-start;
  }
`;

/** The reason of a rejection, below the document, as wide as the list. */
export const Reason = styled.p`
  margin: var(--space-3) 0 0;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--danger);
  font-size: var(--text-1);
  overflow-wrap: anywhere;
`;

/** The photograph of a document, as large as its dialog. */
export const DocumentPicture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70vh;
  margin-inline: auto;
`;

export const FileName = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-weight: 560;
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
`;
