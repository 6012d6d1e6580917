import type { ImageSource } from '@kermesse/ui/image';

/** The scenes for the cover of the card; each has a tall composition for it and a wide one for phones. */
export type CoverScene = 'hero' | 'beach' | 'stage' | 'market';

const formats: ImageSource['formats'] = ['avif', 'webp'];

/**
 * A scene for the cover: tall where the card lies open, wide where its cover is a strip. The art's own catalogue would
 * bring all drawings into the browser; a test holds these sizes against it.
 * @param artKey the brand's key, under which the server keeps its pictures
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
