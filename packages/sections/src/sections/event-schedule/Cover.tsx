import { below } from '@kermesse/ui/breakpoints';
import { Frame } from '@kermesse/ui/Frame';
import { Picture } from '@kermesse/ui/Picture';
import { Rosette } from '@kermesse/ui/Rosette';
import type { LocalizedImage } from '../../schema/values.ts';
import { CoverArt, CoverBackground, CoverOrnament, CoverText, CoverTitle, When } from './schedule.styles.ts';

interface CoverProps {
  id: string;
  title: string;
  place?: string;
  when?: string;
  image?: LocalizedImage;
  first: boolean;
  priority: boolean;
}

/** The cover of the programme: place, title and date over a picture or an ornament. */
export function Cover({ id, title, place, when, image, first, priority }: CoverProps) {
  return (
    <CoverBackground data-tone="brand" data-pictured={image === undefined ? undefined : ''}>
      {image === undefined ? (
        <CoverOrnament aria-hidden>
          <Rosette />
        </CoverOrnament>
      ) : (
        <CoverArt>
          <Picture
            image={image.image.portrait ?? image.image}
            alt=""
            sizes={`${below.laptop} calc(100vw - 40px), clamp(470px, 32vw, 550px)`}
            priority={priority}
          />
        </CoverArt>
      )}
      <Frame inset="wide" />
      <CoverText>
        <CoverTitle id={id} first={first} title={title} subtitle={place} />
        {when !== undefined && <When>{when}</When>}
      </CoverText>
    </CoverBackground>
  );
}
