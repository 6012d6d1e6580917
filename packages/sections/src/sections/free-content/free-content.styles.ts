import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

export const TextPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 5vw, 72px);

  @media ${from.laptop} {
    &[data-picture='beside'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: start;
    }
  }
`;

export const Plate = styled.div`
  position: relative;
  box-shadow: var(--shadow-rest);

  @media ${from.laptop} {
    [data-picture='beside'] > & {
      position: sticky;
      inset-block-start: 112px;
    }
  }
  [data-picture='above'] > & img {
    aspect-ratio: 21 / 9;
    object-fit: cover;

    @media ${below.tablet} {
      aspect-ratio: 4 / 3;
    }
  }
  @media print {
    && img {
      width: 100%;
      aspect-ratio: auto;
      max-height: 200px;
      object-fit: cover;
    }
  }
  /* The narrow version of an illustration keeps its top free for a title. */
  &[data-composed] img {
    @media ${below.laptop} {
      object-position: 50% 86%;
    }
  }
`;

export const Column = styled.div`
  width: 100%;
  max-width: var(--measure);
  min-width: 0;

  :not([data-picture]) > &,
  [data-picture='above'] > & {
    margin-inline: auto;
  }
`;

export const Title = styled(SectionTitle)`
  margin-block-end: clamp(20px, 2.4vw, 32px);
`;

export const Actions = styled.div`
  margin-block-start: var(--space-6);

  &:empty {
    display: none;
  }
`;
