import { outlined } from '@kermesse/ui/contrast-media';
import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

/** Cards of different widths in twelve columns; people are in even rows. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(18px, 2vw, 28px);

  &[data-people] {
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  }
  &[data-few] {
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 400px));
  }

  @media print, ${from.tablet} {
    &:not([data-people]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > [data-format='full'] {
      grid-column: 1 / -1;
    }
    /* Cards side by side share three rows: their names are on one line, and so are the hairlines below. */
    & > [data-format='wide'],
    & > [data-format='narrow'] {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }

  @media ${from.laptop} {
    &:not([data-people]) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & > [data-format='wide'] {
      grid-column: span 7;
    }
    & > [data-format='narrow'] {
      grid-column: span 5;
    }
  }
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  background: var(--surface);
  box-shadow: var(--shadow-rest);

  [data-background='surface'] & {
    background: var(--raised);
    box-shadow: var(--shadow-raised);
  }

  @media print, ${from.tablet} {
    [data-format='wide'] > &,
    [data-format='narrow'] > & {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    [data-format='full'] > & {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 380px;
    }
  }

  @media ${from.laptop} {
    [data-format='full'] > & {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    [data-format='full'] > &[data-tall] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    [data-format='wide'] > &[data-tall] {
      grid-template: auto / minmax(0, 5fr) minmax(0, 6fr);
    }
  }

  @media ${outlined} {
    border: 1px solid var(--ink);
  }
  @media print {
    && {
      min-height: 0;
    }
  }
`;

/** Contains the picture. Cards in a row have the same height, so the picture fills the height that the text leaves. */
export const PictureBox = styled.div`
  position: relative;
  flex: 1 0 auto;
  overflow: hidden;
  aspect-ratio: 1000 / 660;
  background: var(--sunk);

  && picture,
  && img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 26px;
    background: linear-gradient(transparent, color-mix(in srgb, black 18%, transparent));
    pointer-events: none;
  }

  [data-tall] > & {
    aspect-ratio: 400 / 430;

    & img {
      object-position: 50% 20%;
    }
  }

  /* Wide illustrations keep their left side free for a title; their narrow version keeps its top free. */
  [data-composed] > & img {
    object-position: 82% 50%;

    @media ${below.laptop} {
      object-position: 50% 86%;
    }
  }
  @media screen and ${below.tablet} {
    [data-composed] > & {
      aspect-ratio: 1000 / 1060;
    }
  }

  [data-format='portrait'] > * > & {
    flex: none;
  }

  @media print, ${from.tablet} {
    [data-format='wide'] > * > &,
    [data-format='narrow'] > * > & {
      place-self: stretch;
      min-height: 300px;
    }
    [data-format='narrow'] > * > &,
    [data-format='full'] > * > & {
      aspect-ratio: auto;
    }
    [data-format='full'] > * > & {
      min-height: 100%;
    }
  }

  @media print {
    &&&& {
      min-height: 0;
      height: 180px;
      aspect-ratio: auto;
    }
  }

  @media ${from.laptop} {
    [data-format='full'] > :not([data-tall]) > & {
      aspect-ratio: 1000 / 660;
    }
    [data-format='wide'] > [data-tall] > & {
      aspect-ratio: auto;
      min-height: 100%;
    }
  }
`;

export const Body = styled.div`
  position: relative;
  display: flex;
  padding: 22px clamp(20px, 2vw, 26px) 22px;
  border-block-start: 1px solid var(--line);
  background: linear-gradient(color-mix(in srgb, var(--sunk) 75%, transparent), transparent 26px);

  [data-format='portrait'] > * > & {
    flex: 1;
  }

  @media print, ${from.tablet} {
    [data-format='wide'] > * > &,
    [data-format='narrow'] > * > & {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    [data-format='full'] > * > & {
      align-items: center;
      padding: clamp(24px, 4vw, 56px);
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
      background: none;
    }
  }

  @media ${from.laptop} {
    [data-format='wide'] > [data-tall] > & {
      display: flex;
      grid-row: auto;
      align-items: center;
      padding: clamp(28px, 4vw, 56px);
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
      background: none;
    }
  }
`;
