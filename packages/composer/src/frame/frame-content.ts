import type { ResolvedSection, SiteProps } from '@kermesse/api/page-props';
import { resolvePicture } from '@kermesse/sections/art';
import { fault, isAdvice, type Fault } from '@kermesse/sections/faults';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage } from '@kermesse/sections/page';
import type { BrandColors } from '@kermesse/ui/theme';
import type { PreviewMessage } from './messages.ts';
import { sourceOf } from '../document/source.ts';
import { faultSentence } from '../faults/fault-sentence.ts';
import type { RemoteDataMap, RemoteData } from './remote-data.ts';
import type { FrameSite } from './use-site.ts';

/** A section as the frame shows it. The same object as long as nothing about it changes. */
export interface ShownSection {
  key: string;
  section?: ResolvedSection;
  faults: Fault[];
  /** Its remote data, if it has a source. */
  remote?: RemoteData;
}

/** The content of the frame, ready to render. */
export interface FrameContent {
  locale: Locale;
  theme: PreviewMessage['theme'];
  /** The header, footer and colours of the site. */
  site: SiteProps;
  /** As in the message. */
  path?: string;
  shown: ShownSection[];
  showDiagnostics: boolean;
  selected?: string;
  /** As in the message. */
  edited?: string;
  /** The number of requests so far to scroll the selected section into view. */
  reveals: number;
}

const sameColors = (a: BrandColors, b: BrandColors) =>
  a.primary === b.primary && a.secondary === b.secondary && a.accent === b.accent;

/** Parses one entry exactly as the site does, with the same fallbacks. */
function read(
  key: string,
  entry: unknown,
  locale: Locale,
  artColors: BrandColors,
  remote: RemoteData | undefined,
): ShownSection {
  // While the data is loading, fields that it may fill do not count as missing.
  const settled = remote?.state === 'loaded' || remote?.state === 'empty';
  const data = remote?.state === 'loaded' ? remote.data : undefined;
  const { page, faults: found } = parsePage(
    { slug: 'preview', title: 'Preview', sections: [entry] },
    {
      locale,
      resolveImage: (src, language) => resolvePicture(src, language, artColors),
      ...(settled ? { fetched: () => data } : {}),
    },
  );
  const section = page?.sections[0];
  const slug = key.replace(/__.*$/, '');
  const inWords = (each: Fault): Fault => ({
    ...each,
    path: each.path.replace(/^sections\[0\]\.?/, ''),
    words: faultSentence(each, each.section ?? slug),
  });
  // Advice shows in the list of checks, not over the page. A section that is not shown lists advice too, as it may be
  // the reason.
  const faults = found.filter((each) => section === undefined || !isAdvice(each)).map(inWords);
  if (section === undefined || key === section.id) return { key, section, faults, remote };
  // The section is valid, but another section of the page has the same identifier.
  const expected = { fr: 'un emplacement qui ne sert qu’une fois', en: 'a place that is used once' };
  return {
    key,
    remote,
    faults: [...faults, inWords(fault(['pivot', 'linkId'], expected, section.linkId, { code: 'place-taken' }))],
  };
}

/** Builds the content of the frame from messages. */
export interface FrameContentBuilder {
  /** Returns the latest entry with a key. */
  entryOf(key: string): unknown;
  /** Stores the entries of a message. */
  storeEntries(message: PreviewMessage): void;
  build(message: PreviewMessage, site: FrameSite, remoteData: RemoteDataMap): FrameContent;
}

/**
 * Creates a builder of the frame's content. It caches entries and their parsed sections, so that a change of one
 * section, or of its remote data, parses only that section.
 */
export function createFrameContentBuilder(): FrameContentBuilder {
  const entries = new Map<string, unknown>();
  let known = new Map<string, { entry: unknown; shown: ShownSection }>();
  let last: FrameContent | undefined;
  let lastArtColors: BrandColors | undefined;
  let lastMessage: PreviewMessage | undefined;
  return {
    entryOf: (key) => entries.get(key),
    storeEntries(message) {
      for (const [key, entry] of Object.entries(message.entries)) entries.set(key, entry);
    },
    build(message, { site, artColors }, remoteData) {
      const kept =
        last?.locale === message.locale && lastArtColors !== undefined && sameColors(lastArtColors, artColors);
      const next: typeof known = new Map();
      for (const key of message.order) {
        const entry = entries.get(key);
        const source = sourceOf(entry);
        const remote = source === undefined ? undefined : remoteData.get(JSON.stringify(source));
        const before = known.get(key);
        const same = kept && before !== undefined && before.entry === entry && before.shown.remote === remote;
        next.set(key, same ? before : { entry, shown: read(key, entry, message.locale, artColors, remote) });
      }
      known = next;
      last = {
        locale: message.locale,
        theme: message.theme,
        site,
        path: message.path,
        shown: message.order.flatMap((key) => next.get(key)?.shown ?? []),
        showDiagnostics: message.showDiagnostics,
        selected: message.selected,
        edited: message.edited,
        reveals: (last?.reveals ?? 0) + (message.reveal === true && message !== lastMessage ? 1 : 0),
      };
      lastArtColors = artColors;
      lastMessage = message;
      return last;
    },
  };
}
