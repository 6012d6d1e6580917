import { outlined } from '@kermesse/ui/contrast-media';
import { below } from '@kermesse/ui/breakpoints';
import { Picture } from '@kermesse/ui/Picture';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: calc(100svh - 84px);
  padding: clamp(12px, 3.6vw, 64px) clamp(12px, 3.6vw, 56px) clamp(28px, 5vw, 84px);
  overflow: clip;

  @media ${below.laptop} {
    align-content: start;
  }
  @media print {
    min-height: 0;
    padding: 0;
  }
`;

/** The card and its envelope, which is slightly rotated behind it and visible at the corners. */
export const Envelope = styled.div`
  position: relative;
  width: min(100%, 1128px);

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    /* It ends where only a thin strip of it would show, above the card and in its notch. It turns around the card's
       centre. */
    inset-inline-end: 14%;
    transform-origin: 58% 50%;
    background: linear-gradient(152deg, var(--paper-1), var(--paper-3));
    box-shadow: var(--shadow-sheet);
    transform: rotate(-1.6deg) translate(-4px, 8px);
  }
  @media ${below.laptop} {
    width: min(100%, 600px);

    &::before {
      inset: 3px;
      inset-inline-end: 14%;
      transform: rotate(-1.1deg) translate(-2px, 5px);
    }
  }
`;

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-height: min(740px, calc(100svh - 200px));
  isolation: isolate;
  box-shadow: var(--shadow-sheet);

  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    min-height: 0;
  }
`;

/** The cover of the card: the scene, its lines and the printed border. */
export const Cover = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--page);

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    background: linear-gradient(var(--scrim), transparent 52%);
  }
  /* The printed border is above the scrim. */
  & > span:last-child {
    z-index: 2;
  }
  /* The shadow along the fold of the card. */
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline: auto 0;
    width: 64px;
    background: linear-gradient(calc(90deg * var(--forward)), transparent, color-mix(in srgb, black 34%, transparent));
    pointer-events: none;
  }
  @media ${below.laptop} {
    &::before {
      background: linear-gradient(calc(90deg * var(--forward)), var(--scrim) 8%, transparent 88%);
    }
    &::after {
      display: none;
    }
  }
`;

export const Scene = styled(Picture)`
  position: absolute;
  inset: 0;

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  @media ${below.laptop} {
    & img {
      object-position: 72% 76%;
    }
  }
`;

export const CoverText = styled.div`
  position: relative;
  z-index: 2;
  padding: clamp(40px, 4.4vw, 60px) clamp(30px, 4vw, 54px);
  color: var(--ink);

  & > p:first-child {
    color: var(--highlight-text);
  }
  @media ${below.laptop} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: clamp(148px, 34vw, 220px);
    padding: 26px clamp(26px, 6vw, 44px);
  }
`;

/** The large line on the cover. It is not a heading: the heading of the screen is inside. */
export const Claim = styled.p`
  margin-top: var(--space-3);
  font-family: var(--serif);
  font-size: clamp(2rem, 1.1rem + 2.9vw, 3.5rem);
  line-height: 1;
  letter-spacing: -0.018em;
  text-wrap: balance;

  & > em {
    display: block;
  }
  @media ${below.laptop} {
    max-width: 58%;
    margin-top: 6px;
    font-size: clamp(1.625rem, 1.1rem + 2.6vw, 2.5rem);
  }
`;

/** The inside of the card. With a stub it has a notch on the outer edge and a perforation. */
export const Inside = styled.div`
  --stub: 92px;
  /* The horizontal position of the outer edge. */
  --outer: calc(50% + 50% * var(--forward));
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--surface);
  color: var(--ink);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: 58px;
    background: linear-gradient(
      calc(90deg * var(--forward)),
      color-mix(in srgb, black 15%, transparent),
      color-mix(in srgb, black 4%, transparent) 38%,
      transparent
    );
    pointer-events: none;
  }
  &[data-stubbed] {
    mask: radial-gradient(circle var(--notch) at var(--outer) calc(100% - var(--stub)), transparent 97%, black);
  }
  @media ${below.laptop} {
    &::before {
      display: none;
    }
    &[data-stubbed] {
      mask:
        radial-gradient(circle var(--notch) at 0 calc(100% - var(--stub)), transparent 97%, black) 0 0 / 51% 100% no-repeat,
        radial-gradient(circle var(--notch) at 100% calc(100% - var(--stub)), transparent 97%, black) 100% 0 / 51% 100% no-repeat;
    }
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

/** A decorative engraving in the paper, cropped at the card's edge. */
export const Engraving = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  & > span {
    position: absolute;
    inset-block: -172px auto;
    inset-inline: auto -172px;
    width: 370px;
    color: var(--highlight-text);
    opacity: 0.2;
  }
  @media ${below.laptop} {
    & > span {
      inset-block: -120px auto;
      inset-inline: auto -120px;
      width: 250px;
    }
  }
`;

export const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  padding: clamp(34px, 4.2vw, 60px) clamp(24px, 5.2vw, 76px) clamp(30px, 3.4vw, 44px);

  > noscript {
    margin-top: var(--space-4);
  }
  @media print {
    padding-block: var(--space-4);
  }
`;

/** Extends into the padding of the frame: on phones, the longest title has one pixel too few in some browsers. */
export const Title = styled.h1`
  margin-block: 6px 0;
  margin-inline-end: calc(-1 * var(--space-2));
  font-size: var(--text-5);
  line-height: 1;
  overflow-wrap: break-word;
`;

export const Overline = styled.p`
  color: var(--highlight-text);
  line-height: 1.2;
`;

export const Lead = styled.p`
  max-width: 46ch;
  margin-top: var(--space-3);
  color: var(--ink-soft);
`;

export const Content = styled.div`
  margin-top: var(--space-5);
`;

/** The stub below the perforation, with the link to another screen in one line. */
export const Stub = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  column-gap: 0.5em;
  min-height: var(--stub);
  padding: 10px clamp(24px, 5.2vw, 76px) 12px;
  color: var(--ink-soft);
  line-height: 1.3;

  &::before {
    content: '';
    position: absolute;
    inset: -1px 20px auto;
    height: 2px;
    background: radial-gradient(circle, var(--ink-soft) 1px, transparent 1.4px) 0 0 / 8px 2px;
  }
  & a {
    color: var(--ink);
  }
`;
