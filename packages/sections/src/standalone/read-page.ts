import type { AppPageProps } from '@kermesse/api/page-props';
import type { BrandColors } from '@kermesse/ui/theme';
import { resolvePicture } from '../page/pictures/art.ts';
import { parsePage, type PageContext } from '../page/page.ts';
import type { Fault } from '../schema/faults.ts';

/** A parsed page: plain, serializable data in one language. */
export type ReadPage = NonNullable<AppPageProps['page']>;

/** The options of reading a page; only the language is mandatory. */
export type ReadPageOptions = PageContext & {
  /** The brand of the site's illustrations, if it is not Kermesse's own. */
  brand?: BrandColors;
};

/**
 * Parses a page configuration in one language, on a server or in a browser: the valid sections in order, without the
 * disabled ones, and every fault. Never throws; `page` is null only if the input is not an object.
 */
export function readPage(
  configuration: unknown,
  { brand, ...context }: ReadPageOptions,
): { page: ReadPage | null; faults: Fault[] } {
  const resolveImage: PageContext['resolveImage'] = (src, locale) => resolvePicture(src, locale, brand);
  return parsePage(configuration, { resolveImage, ...context });
}
