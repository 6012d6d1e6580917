import { below, from } from '@kermesse/ui/breakpoints';
import { Card } from '@kermesse/ui/Card';
import { fieldMessage } from '@kermesse/ui/field-message';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  min-height: calc(100svh - 84px);
  padding: clamp(24px, 5vw, 72px) clamp(12px, 3.6vw, 56px) clamp(40px, 6vw, 96px);
`;

export const SetupCard = styled(Card).attrs({ forwardedAs: 'article' })`
  display: grid;
  gap: var(--space-6);
  width: min(100%, 880px);
  padding: clamp(34px, 6vw, 68px) clamp(24px, 6vw, 72px);
  isolation: isolate;
  box-shadow: var(--shadow-sheet);

  &[data-wide] {
    width: min(100%, 1040px);
  }
  h1:focus,
  h2:focus {
    outline: none;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  color: var(--ink);

  & > p:first-child {
    color: var(--highlight-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-2);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  & > :only-child {
    margin-inline-start: auto;
  }
  /* Aligns the label of the back button with the fields. */
  @media ${from.tablet} {
    & > [data-variant='quiet'] {
      margin-inline-start: calc(-0.8em - 1px);
    }
  }
  @media ${below.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > :only-child {
      margin: 0;
    }
    & > :last-child {
      order: -1;
    }
  }
`;

/** The error of the list above, styled like a field's error. */
export const Missing = styled.p`
  ${fieldMessage}
  margin: calc(var(--space-2) * -1) 0 0;
`;
