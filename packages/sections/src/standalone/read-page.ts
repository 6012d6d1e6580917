import type { PageProps } from '@kermesse/api/page-props';
import type { BrandColors } from '@kermesse/ui/theme';
import { resolvePicture } from '../page/pictures/art.ts';
import { parsePage, type PageContext } from '../page/page.ts';
import type { Fault } from '../schema/faults.ts';

/** A page that was read: plain data in one language, fit to be sent from a server to a browser. */
export type ReadPage = NonNullable<PageProps['page']>;

/** What reading a page needs from outside; the language is enough. */
export type ReadPageOptions = PageContext & {
  /** The colours whose illustrations the site has, when they are not Kermesse's own. */
  brand?: BrandColors;
};

/**
 * Reads a page configuration in one language, on a server or in a browser: the valid sections in order, without the
 * disabled ones, and every fault. Never throws; `page` is null only where there is not even an object.
 */
export function readPage(
  configuration: unknown,
  { brand, ...context }: ReadPageOptions,
): { page: ReadPage | null; faults: Fault[] } {
  const resolveImage: PageContext['resolveImage'] = (src, locale) => resolvePicture(src, locale, brand);
  return parsePage(configuration, { resolveImage, ...context });
}
