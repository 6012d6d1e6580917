import type { ResolvedSection } from '@kermesse/api/page-props';
import { resolvePicture } from '@kermesse/sections/art';
import { fault, isAdvice, type Fault } from '@kermesse/sections/faults';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage } from '@kermesse/sections/page';
import type { BrandColors } from '@kermesse/ui/theme';
import { sourceOf } from '../document/source.ts';
import { faultSentence } from '../faults/fault-sentence.ts';
import type { RemoteData } from './remote-data.ts';

/** A section as the frame shows it. The same object as long as nothing about it changes. */
export interface ShownSection {
  key: string;
  section?: ResolvedSection;
  faults: Fault[];
  /** Its remote data, if it has a source. */
  remote?: RemoteData;
}

/** Parses one entry exactly as the site does, with the same fallbacks. */
function readSection(
  key: string,
  entry: unknown,
  locale: Locale,
  artColors: BrandColors,
  remote: RemoteData | undefined,
): ShownSection {
  const data = remote?.state === 'loaded' ? remote.data : undefined;
  const isLoading = sourceOf(entry) !== undefined && remote?.state !== 'loaded' && remote?.state !== 'empty';
  const parse = (more: { fetched?: () => typeof data }) =>
    parsePage(
      { slug: 'preview', title: 'Preview', sections: [entry] },
      { locale, resolveImage: (src, language) => resolvePicture(src, language, artColors), calendars: true, ...more },
    );
  const complete = parse({ fetched: () => data });
  const section = complete.page?.sections[0];
  // While the data is loading, fields that it may fill do not count as missing. Without them the section cannot render.
  const { faults: allFaults } = isLoading ? parse({}) : complete;
  const slug = key.replace(/__.*$/, '');
  const withMessage = (each: Fault): Fault => ({
    ...each,
    path: each.path.replace(/^sections\[0\]\.?/, ''),
    message: faultSentence(each, { section: each.section ?? slug, value: entry }),
  });
  // Advice shows in the list of checks, not over the page. A section that is not shown lists advice too, as it may be
  // the reason.
  const listsAdvice = section === undefined && !isLoading;
  const faults = allFaults.filter((each) => listsAdvice || !isAdvice(each)).map(withMessage);
  if (section === undefined || key === section.id) return { key, section, faults, remote };
  // The section is valid, but another section of the page has the same identifier.
  const expected = { fr: 'un identifiant qui ne sert qu’une fois', en: 'an identifier that is used once' };
  return {
    key,
    remote,
    faults: [...faults, withMessage(fault(['pivot', 'linkId'], expected, section.linkId, { code: 'link-id-taken' }))],
  };
}

/**
 * Creates a function that parses the section with a key. It parses a section again only if its entry or its remote data
 * has changed, so that typing in one section does not parse and render the others.
 *
 * @param artColors the colours of the site's illustrations.
 */
export function createSectionReader(locale: Locale, artColors: BrandColors) {
  const cache = new Map<string, { entry: unknown; shown: ShownSection }>();
  return (key: string, entry: unknown, remote: RemoteData | undefined): ShownSection => {
    const before = cache.get(key);
    if (before !== undefined && before.entry === entry && before.shown.remote === remote) return before.shown;
    const shown = readSection(key, entry, locale, artColors, remote);
    cache.set(key, { entry, shown });
    return shown;
  };
}
