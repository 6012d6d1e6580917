import { outlined } from '@kermesse/ui/contrast-media';
import { below, from } from '@kermesse/ui/breakpoints';
import { slideRow, slideTrack } from '../../carousel/row.styles.ts';
import styled from 'styled-components';

/** The slides and the controls below them. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
`;

/** The viewport of the slides; full width on narrow screens. It has space for the shadows and the larger picture. */
export const Row = styled.div`
  --shown: 1.5;

  margin-inline: calc(var(--gutter) * -1);
  padding-block: 32px 56px;
  ${slideRow}

  @media ${from.tablet} {
    --shown: 3;
    /* Wide enough to align the outer pictures with the edge of the title. */
    margin-inline: -20px;
  }
  @media ${from.laptop} {
    --shown: 5;
  }
  @media print {
    --shown: 4;
    padding-block: 0;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Track = styled.div`
  ${slideTrack}
  align-items: center;
`;

/** A slide. The middle picture is scaled up, so that no slide changes its width. */
export const RingSlide = styled.div`
  position: relative;
  flex: 0 0 calc(100% / var(--shown));
  min-width: 0;
  padding-inline: clamp(6px, 1vw, 12px);
  scroll-snap-align: center;

  > * {
    transform: scale(0.9);
    transition: transform 600ms var(--ease);
  }
  &[data-middle] {
    z-index: 1;
  }
  :is([data-looping], [data-turned]) &[data-middle] > * {
    transform: scale(1.12);
  }

  /* In the scrolling row, the first slide can be centred on a narrow screen. */
  @media ${below.tablet} {
    :not([data-looping], [data-turned]) > div > &:first-child {
      margin-inline-start: calc((100% - 100% / var(--shown)) / 2);

      > * {
        transform: scale(1.12);
      }
    }
    :not([data-looping], [data-turned]) > div > &:last-child {
      margin-inline-end: calc((100% - 100% / var(--shown)) / 2);
    }
  }
  @media ${from.tablet} and ${below.laptop} {
    :not([data-looping], [data-turned]) > div > &:nth-child(2) > * {
      transform: scale(1.12);
    }
  }
  @media ${from.laptop} {
    :not([data-looping], [data-turned]) > div > &:nth-child(3) > * {
      transform: scale(1.12);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > * {
      transition: none;
    }
  }
  @media print {
    &&&&& {
      margin-inline: 0;
      padding-block: 6px;
    }
    &&&&& > * {
      transform: none;
    }
    /* A ring repeats its pictures. */
    &[data-repeated] {
      display: none;
    }
  }
`;

/** Too few pictures to move. */
export const Few = styled.div`
  display: flex;
  justify-content: center;
  gap: clamp(12px, 2vw, 28px);

  > * {
    flex: 1 1 0;
    min-width: 0;
    max-width: 420px;
  }
  @media ${below.tablet} {
    flex-wrap: wrap;

    > :not(:only-child) {
      flex: 0 1 calc(50% - 6px);
    }
  }
`;

/** A picture with a white border. */
export const PrintPaper = styled.div`
  position: relative;
  padding: 9px;
  background: var(--page);
  box-shadow: var(--shadow-rest);

  && picture {
    aspect-ratio: 4 / 5;
  }
  && img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Tall illustrations keep their top free for a title. */
  &[data-composed] img {
    object-position: 50% 88%;
  }
  > a {
    display: block;
    transition: opacity var(--fast) var(--ease);

    &:focus-visible {
      outline-offset: 3px;
    }
    @media (hover: hover) {
      &:hover {
        opacity: 0.88;
      }
    }
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

/** Before the slides in the DOM, so that screen readers and the Tab key reach the pause button first. */
export const Below = styled.div`
  order: 1;
  display: flex;
  justify-content: center;
`;
