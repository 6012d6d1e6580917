import type { Fault } from '@kermesse/sections/faults';
import type { Words } from '@kermesse/sections/locale';
import { checkPage } from '@kermesse/sections/page';
import { group } from '@kermesse/sections/schema';
import { registry } from '@kermesse/sections/schemas';
import type { SectionDefinition } from '@kermesse/sections/section';
import type { Configuration } from '../document/json.ts';
import { entriesOf, placesOf } from '../document/sections.ts';
import { adviceOf } from './advice.ts';
import type { Check } from './check.ts';
import { linksIn } from './links.ts';
import { slugOfLink } from './paths.ts';
import { sectionFaults } from './schema-faults.ts';

/** What a check of links knows of the site. */
export interface CheckContext {
  /** The slugs of the pages there are; without them no link is called dead. */
  slugs?: ReadonlySet<string>;
}

const words = ({ expected, found }: Fault): Words => ({
  fr: `Attendu : ${expected.fr}. Trouvé : ${found.fr}.`,
  en: `Expected: ${expected.en}. Found: ${found.en}.`,
});

function deadLinks(configuration: Configuration, { slugs }: CheckContext): Check[] {
  const { slug } = configuration;
  const places = placesOf(configuration);
  const anchors = new Set(places.flatMap(({ entry }) => linksIn.anchorOf(entry) ?? []));
  return places.flatMap((place) =>
    linksIn.section(place).flatMap(({ keys, href }): Check[] => {
      const check = { level: 'fault' as const, keys, section: place.key };
      if (href.startsWith('#') && href !== '#' && !anchors.has(href.slice(1))) {
        return [{ ...check, kind: 'anchor', words: { fr: `Aucune section de cette page n’a l’ancre « ${href} ».`, en: `No section of this page has the anchor “${href}”.` } }];
      }
      const target = slugOfLink(href);
      if (target === undefined || slugs === undefined || target === slug || slugs.has(target)) return [];
      return [{ ...check, kind: 'page', words: { fr: `Aucune page du site n’est à l’adresse « ${href} ».`, en: `No page of the site is at “${href}”.` } }];
    }),
  );
}

/** The kinds of sections without their data: for what only the page as a whole can be told. */
const bare = Object.fromEntries(Object.entries<SectionDefinition>(registry).map(([slug, definition]) => [slug, { ...definition, schema: group({}) }]));

/** Where in the page a fault stands: what the page says of itself, then section by section, then the lists of sections. */
const rankOf = ({ keys: [first, second] }: Fault) => (first !== 'sections' ? (first === 'sectionsOrder' || first === 'sectionsDisabled' ? Infinity : -1) : typeof second === 'number' ? second : -1);

/**
 * Every fault of a page, as `checkPage` gives them: the data of each section is read once for as long as it does not
 * change, the rest anew each time.
 */
function faultsOf(configuration: Configuration): Fault[] {
  const around = checkPage(configuration, bare).filter(({ keys }) => keys[2] !== 'data');
  const within = entriesOf(configuration).flatMap((entry, index) => sectionFaults(entry, index).filter(({ keys }) => keys[2] === 'data'));
  return [...around, ...within].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Everything to mend and to think about on a page: faults first, each in the order of the page. Never throws. */
export function checksOf(configuration: Configuration, context: CheckContext = {}): Check[] {
  const keyOf = new Map(placesOf(configuration).map(({ index, key }) => [index, key]));
  const schema = faultsOf(configuration).map((fault): Check => {
    const index = fault.keys[0] === 'sections' ? fault.keys[1] : undefined;
    return { level: 'fault', kind: 'schema', keys: fault.keys, section: typeof index === 'number' ? keyOf.get(index) : undefined, words: words(fault) };
  });
  return [...schema, ...deadLinks(configuration, context), ...adviceOf(configuration)];
}
