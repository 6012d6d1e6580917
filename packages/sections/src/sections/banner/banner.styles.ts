import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle } from '../../text/SectionTitle.tsx';

/** `--view` is the visible height of the picture on narrow screens, where the text is above it. */
export const Band = styled.section`
  --inside: clamp(64px, 3.4rem + 3.4vw, 112px);
  --view: 0px;
  --edge: max(var(--gutter), 50% - var(--width) / 2);
  --words: clamp(400px, 50vw, 640px);
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: var(--inside) calc(var(--inside) + var(--view));

  &[data-spacing='none'],
  &[data-spacing='compact'] {
    --inside: clamp(44px, 2.4rem + 1.6vw, 64px);
  }
  &[data-spacing='wide'] {
    --inside: clamp(88px, 4rem + 6.4vw, 160px);
  }
  @media ${below.laptop} {
    &[data-pictured] {
      --view: clamp(200px, 54vw, 400px);
    }
  }
  @media print {
    && {
      --inside: 32px;
      --view: 0px;
      break-inside: avoid;
    }
  }
  /* The two gold hairlines along each edge. */
  &::after {
    content: '';
    position: absolute;
    inset: 9px 0;
    background:
      linear-gradient(var(--hairline), var(--hairline)) 0 0 / 100% 1px no-repeat,
      linear-gradient(var(--hairline), var(--hairline)) 0 5px / 100% 1px no-repeat,
      linear-gradient(var(--hairline), var(--hairline)) 0 calc(100% - 5px) / 100% 1px no-repeat,
      linear-gradient(var(--hairline), var(--hairline)) 0 100% / 100% 1px no-repeat;
    pointer-events: none;

    @media (forced-colors: active) {
      display: none;
    }
  }
`;

export const Scene = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(var(--edge) + var(--words) * 0.8) 0;
  z-index: -2;

  && picture,
  && img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 64% 72%;
  }
  @media ${below.laptop} {
    inset: auto 0 0;
    height: calc(var(--view) + var(--inside) * 0.6);

    && img {
      object-position: 50% 92%;
    }
  }
  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** In the colour of the background, so that text has enough contrast on any picture. */
export const Scrim = styled.div`
  --scrim: color-mix(in srgb, var(--page) 84%, transparent);
  --clear: color-mix(in srgb, var(--page) 0%, transparent);
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(
    calc(90deg * var(--forward)),
    var(--page) calc(var(--edge) + var(--words) * 0.8 + 1px),
    var(--scrim) calc(var(--edge) + var(--words)),
    var(--clear) calc(var(--edge) + var(--words) * 1.4)
  );

  @media ${below.laptop} {
    inset: auto 0 0;
    height: calc(var(--view) + var(--inside) * 0.6 + 1px);
    background: linear-gradient(var(--page), var(--clear) 46%);
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** The engraved rosette of a band without a picture: behind its action or, without one, at the end of the band. */
export const Engraving = styled.div`
  position: absolute;
  inset-block: 50% auto;
  inset-inline: auto calc(var(--edge) - 180px);
  z-index: -1;
  width: clamp(420px, 44vw, 580px);
  aspect-ratio: 1;
  translate: 0 -50%;
  color: var(--highlight-text);
  opacity: 0.24;
  pointer-events: none;

  @media ${from.laptop} {
    &[data-around] {
      inset: 50% auto auto 50%;
      translate: -50% -50%;
    }
  }
  @media ${below.laptop} {
    inset-block: 100% auto;
    inset-inline: auto -190px;
    width: 380px;
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-8);

  @media ${from.laptop} {
    :not([data-pictured]) > * > & {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

export const Words = styled.div`
  min-width: 0;
  max-width: 760px;

  [data-pictured] & {
    max-width: var(--words);
  }
`;

export const Title = styled(SectionTitle)`
  overflow-wrap: anywhere;

  /* Unbreakable, so that the line breaks before the emphasis. */
  em {
    display: inline-block;
    color: var(--highlight-text);
  }
  &[data-length='long'] {
    font-size: var(--text-4);
    line-height: 1.08;
  }
`;

export const Lead = styled.p`
  max-width: 32em;
  margin-block-start: var(--space-4);
  line-height: 1.45;
`;

export const Action = styled.div`
  min-width: 0;

  @media ${from.laptop} {
    position: relative;
  }
`;
