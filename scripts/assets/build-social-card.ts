/**
 * Creates the picture that social networks show for a link to Storybook, from the illustration of the home page:
 * `npx node scripts/assets/build-social-card.ts`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand } from '@kermesse/ui/theme';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

await sharp(path(`packages/app/public/art/${paletteKey(defaultBrand)}/hero-1440.webp`))
  .resize(1200, 630, { fit: 'cover', position: 'right' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path('.storybook/manager/social-card.jpg'));
