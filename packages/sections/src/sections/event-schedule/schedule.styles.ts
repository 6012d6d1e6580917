import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

export const Booklet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  box-shadow: var(--shadow-raised);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  @media ${below.tablet} {
    margin-inline: calc(var(--gutter) * -1 + 10px);
  }
`;

export const CoverBackground = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(46px, 1fr);
  overflow: hidden;
  isolation: isolate;
  background: var(--page);
  color: var(--ink);

  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
  @media ${from.laptop} {
    grid-template-rows: auto minmax(140px, 1fr);
  }
  /* Above the programme, a cover without a picture is as high as its text. */
  &[data-pictured] {
    grid-template-rows: auto minmax(360px, 1fr);

    @media ${from.tablet} {
      grid-template-rows: auto minmax(620px, 1fr);
    }
    @media ${from.laptop} {
      grid-template-rows: auto minmax(460px, 1fr);
    }
    @media print {
      grid-template-rows: auto 110px;
    }
  }
  /* The shadow of the fold. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(calc(90deg * var(--forward)), transparent 86%, color-mix(in srgb, black 50%, transparent));
    pointer-events: none;
  }
`;

/** The picture starts below the text, whatever its length, and fades out behind it. */
export const CoverArt = styled.div`
  position: relative;
  grid-row: 2;
  z-index: -1;
  margin-block-start: -72px;
  mask-image: linear-gradient(transparent, black 42%);

  @media ${from.tablet} and ${below.laptop} {
    mask-image: linear-gradient(transparent, black 26%);
  }

  && img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

/** Replaces the picture beside the programme: an engraved rosette that rises from the foot of the cover. */
export const CoverOrnament = styled.div`
  display: none;

  @media ${from.laptop} {
    display: block;
    position: relative;
    grid-row: 2;
    z-index: -1;
    color: var(--highlight-text);
    opacity: 0.4;

    > * {
      position: absolute;
      inset: 32px -12% auto;
      width: 124%;
      height: auto;
      aspect-ratio: 1;
    }
  }
`;

export const CoverText = styled.div`
  position: relative;
  grid-row: 1;
  margin-inline: auto;
  padding: 46px clamp(28px, 4vw, 52px) 0;
  text-align: center;
  min-width: 0;
`;

export const CoverTitle = styled(SectionTitle)`
  margin-block: var(--space-3) 14px;
  font-size: clamp(2.1rem, 1.5rem + 2.2vw, 3.4rem);
  line-height: 0.98;
  overflow-wrap: anywhere;
`;

export const When = styled.p`
  font: italic 400 var(--text-2) / 1.3 var(--serif);
  font-variant-numeric: oldstyle-nums;
  margin-inline: auto;
`;

/** The media condition for pages without tabs, where all days are visible. */
const withoutTabs = 'print, (scripting: none)';

export const Leaf = styled.div`
  position: relative;
  min-width: 0;
  padding: 48px clamp(20px, 4vw, 56px) 40px;
  background: var(--page);
  color: var(--ink);
  touch-action: pan-y pinch-zoom;

  @media ${from.laptop} {
    display: flex;
    flex-direction: column;

    /* With few activities, the actions are at the foot of the page. */
    > :first-child {
      flex: 1;
    }
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0 auto;
      width: 70px;
      background: linear-gradient(
        calc(90deg * var(--forward)),
        color-mix(in srgb, var(--ink) 24%, transparent),
        color-mix(in srgb, var(--ink) 5%, transparent) 30%,
        transparent
      );
      pointer-events: none;
    }
  }
  @media ${below.tablet} {
    padding-block: 28px 30px;
  }
  /* In print and without JavaScript, all days are visible, each below its date instead of the tabs. */
  @media ${withoutTabs} {
    && [role='tablist'] {
      display: none;
    }
    && [data-inert] {
      display: block;
    }
  }
`;

/** The date of a day, visible in print and without JavaScript. */
export const DayHeading = styled.h3`
  display: none;
  margin-block-end: var(--space-2);
  padding-block-end: var(--space-2);
  border-block-end: 1px solid var(--hairline);
  font: 400 var(--text-3) / 1.2 var(--serif);
  font-variant-numeric: oldstyle-nums;

  @media ${withoutTabs} {
    display: block;
    break-after: avoid;

    :not(:first-child) > & {
      margin-block-start: var(--space-6);
    }
  }
`;

export const DayNumber = styled.span`
  display: block;
  text-align: start;

  b {
    display: block;
    font: 400 var(--text-4) / 1 var(--serif);
    font-variant-numeric: oldstyle-nums;
    letter-spacing: -0.02em;
  }
  i {
    display: block;
    margin-block-start: var(--space-1);
    font: italic 400 var(--text-1) / 1.2 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--highlight-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  align-items: first baseline;
  margin-block-start: 18px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--hairline);

  > p {
    flex: 1 1 13rem;
  }
`;
