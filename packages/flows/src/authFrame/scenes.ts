import type { ImageSource } from '@kermesse/ui/image';

/** The scenes for the card's cover. Each has a tall composition, and a wide one for phones. */
export type CoverScene = 'hero' | 'beach' | 'stage' | 'market';

const formats: ImageSource['formats'] = ['avif', 'webp'];

/**
 * Returns the image of a scene for the cover: tall beside the form, wide when the cover is a strip. Importing the art's
 * catalogue would load all drawings in the browser, so the sizes are repeated here; a test compares them.
 * @param artKey the brand's key in the addresses of its pictures
 */
export function coverImage(scene: CoverScene, artKey: string): ImageSource {
  const src = `/art/${artKey}/${scene}`;
  return {
    src: `${src}-portrait`,
    width: 900,
    height: 1640,
    widths: [480, 720, 900],
    formats,
    portrait: { src, width: 1920, height: 1080, widths: [640, 960, 1440, 1920], formats },
  };
}
