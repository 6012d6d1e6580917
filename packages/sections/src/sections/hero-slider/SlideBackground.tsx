import { below, from } from '@kermesse/ui/breakpoints';
import { Picture } from '@kermesse/ui/Picture';
import { Rosette } from '@kermesse/ui/Rosette';
import styled from 'styled-components';
import type { LocalizedImage } from '../../schema/values.ts';

const PictureBox = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;

  @media print, (scripting: none) {
    &[hidden] {
      display: block;
    }
  }

  && picture,
  && img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 46% 60%;
  }

  @media ${from.laptop} and ${below.desktop} {
    && img {
      object-position: 28% 60%;
    }
  }

  /* The portrait picture is at the lower edge in its own proportions; above it, the background continues. */
  @media ${below.laptop} {
    inset: auto 0 var(--shore);
    height: min(100% - var(--shore), 182vw);
    mask-image: linear-gradient(transparent, black 30%);

    && img {
      object-position: 50% 100%;
    }
  }
  /* Beside the text. */
  @media print {
    inset-block: 0;
    inset-inline: 60% 0;
    height: auto;
    mask-image: none;
  }
`;

/* In the colour of the background, so that texts, marks and the header have enough contrast on any picture. On narrow
   screens, the text has a scrim of its own. */
const Scrim = styled.div`
  position: absolute;
  inset: 0;
  /* Most opaque at the start of the text. */
  background:
    linear-gradient(calc(90deg * var(--forward)), var(--dense), var(--scrim) calc(var(--edge) + 470px), var(--clear) calc(var(--edge) + 740px)),
    linear-gradient(var(--scrim), var(--scrim) 56px, var(--clear) 200px),
    linear-gradient(0deg, var(--dense), var(--scrim) 112px, var(--clear) 236px);

  @media ${below.laptop} {
    background: linear-gradient(0deg, var(--page) calc(var(--shore) - 1px), var(--clear) calc(var(--shore) + 18vw));
  }
  @media print {
    display: none;
  }
`;

const Engraving = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: calc(var(--edge) * -0.5);
  width: min(62vw, 880px);
  aspect-ratio: 1;
  translate: 0 -50%;
  color: var(--highlight-text);
  opacity: 0.34;

  @media ${below.laptop} {
    inset-block: auto -42vw;
    inset-inline-end: -20vw;
    width: 140vw;
    translate: none;
  }
`;

export interface SlideBackgroundProps {
  image: LocalizedImage | undefined;
  priority: boolean;
  /** Whether the picture may load. Until then it is hidden, and only the background is visible. */
  loadsPicture: boolean;
}

/** The background of the text: the picture under a scrim or, without a picture, an engraved rosette. */
export function SlideBackground({ image, priority, loadsPicture }: SlideBackgroundProps) {
  if (image === undefined) {
    return (
      <Engraving aria-hidden>
        <Rosette />
      </Engraving>
    );
  }
  return (
    <>
      <PictureBox hidden={!loadsPicture}>
        <Picture image={image.image} alt={image.alt} sizes={`${below.laptop} 100vw, 112vw`} priority={priority} />
      </PictureBox>
      <Scrim />
    </>
  );
}
