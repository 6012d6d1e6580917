import { below } from '@kermesse/ui/breakpoints';
import { Card } from '@kermesse/ui/Card';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  min-height: calc(100svh - 84px);
  padding: clamp(24px, 6vw, 84px) clamp(12px, 3.6vw, 56px);
`;

export const StepCard = styled(Card).attrs({ forwardedAs: 'article' })`
  display: grid;
  gap: var(--space-5);
  width: min(100%, 680px);
  padding: clamp(36px, 6vw, 64px) clamp(26px, 6vw, 64px);
  isolation: isolate;
  box-shadow: var(--shadow-sheet);

  h1:focus {
    outline: none;
  }
`;

export const Overline = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin: 0 0 calc(var(--space-3) * -1);
  color: var(--highlight-text);
`;

export const Losses = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) 0;
  border-block: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 3px;
    color: var(--danger);
    stroke-width: 1.5;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);

  @media ${below.tablet} {
    display: grid;

    & > [data-variant='primary'] {
      order: -1;
    }
  }
`;
