import { below } from '@kermesse/ui/breakpoints';
import { Picture } from '@kermesse/ui/Picture';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../schema/section.ts';
import type { section } from './section.ts';
import { PrintPaper } from './slider.styles.ts';

export interface PrintProps {
  item: DataOf<typeof section>['images'][number];
  /** Its number among the pictures, from 1. */
  number: number;
  priority: boolean;
}

const upright = `${below.tablet} 54vw, ${below.laptop} 26vw, 216px`;
/** A picture wider than its frame is cropped on both sides. */
const cropped = `${below.tablet} 64vw, ${below.laptop} 33vw, 270px`;

/** A picture, as a link if it has one. */
export function Print({ item: { image, link }, number, priority }: PrintProps) {
  const { t } = useTranslation('image-slider');
  const { portrait } = image.image;
  const picture = (
    <Picture
      image={portrait ?? image.image}
      alt={image.alt}
      sizes={portrait === undefined ? cropped : upright}
      priority={priority}
    />
  );
  return (
    <PrintPaper data-tone="paper" data-composed={portrait === undefined ? undefined : ''}>
      {link === undefined ? (
        picture
      ) : (
        <a href={link} aria-label={image.alt === '' ? t('open', { number }) : undefined}>
          {picture}
        </a>
      )}
    </PrintPaper>
  );
}
