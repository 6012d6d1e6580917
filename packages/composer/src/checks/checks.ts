import { isAdvice, type Fault } from '@kermesse/sections/faults';
import { addressChecks, knownAddresses } from '../links/address.ts';
import type { Draft } from '../store/workspace.ts';
import { checkPage } from '@kermesse/sections/page';
import { group } from '@kermesse/sections/schema';
import { registry } from '@kermesse/sections/schemas';
import type { SectionDefinition } from '@kermesse/sections/section';
import { splitFieldPath } from '../document/field-values.ts';
import type { Configuration } from '../document/json.ts';
import { entriesOf, placesOf } from '../document/sections.ts';
import { adviceOf, siteAdviceOf } from './advice.ts';
import type { CheckResult } from '../faults/check.ts';
import { deadLinks, deadMenuLinks, type CheckContext } from './dead-links.ts';
import { faultSentence } from '../faults/fault-sentence.ts';
import { brokenPictures } from './pictures.ts';
import { sectionFaults, siteFaults } from '../faults/schema-faults.ts';

/** The section definitions with empty data schemas, for checks of the page as a whole. */
const bare = Object.fromEntries(
  Object.entries<SectionDefinition>(registry).map(([slug, definition]) => [slug, { ...definition, schema: group({}) }]),
);

/** Returns the sort rank of a fault: the page's own fields, then section by section, then the lists of sections. */
const rankOf = ({ keys: [first, second] }: Fault) =>
  first !== 'sections'
    ? first === 'sectionsOrder' || first === 'sectionsDisabled'
      ? Infinity
      : -1
    : typeof second === 'number'
      ? second
      : -1;

/**
 * Returns the faults that `checkPage` reports. The data of a section is validated once until it changes, the rest every
 * time.
 */
function faultsOf(configuration: Configuration): Fault[] {
  const around = checkPage(configuration, bare).filter(({ keys }) => keys[2] !== 'data');
  const within = entriesOf(configuration).flatMap((entry, index) =>
    sectionFaults(entry, index).filter(({ keys }) => keys[2] === 'data'),
  );
  return [...around, ...within].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Returns all checks of a page: faults first, then advice, each in the order of the page. Never throws. */
export function checksOf(configuration: Configuration, context: CheckContext = {}): CheckResult[] {
  const places = new Map(placesOf(configuration).map((place) => [place.index, place]));
  const schema = faultsOf(configuration).map((fault): CheckResult => {
    const index = fault.keys[0] === 'sections' ? fault.keys[1] : undefined;
    const place = typeof index === 'number' ? places.get(index) : undefined;
    return {
      level: isAdvice(fault) ? 'advice' : 'fault',
      kind: 'schema',
      keys: fault.keys,
      section: place?.key,
      words: faultSentence(fault, splitFieldPath(configuration, fault.keys)[0]),
    };
  });
  const found = [
    ...schema,
    ...deadLinks(configuration, context),
    ...brokenPictures(configuration, context),
    ...adviceOf(configuration),
  ];
  return [...found.filter(({ level }) => level === 'fault'), ...found.filter(({ level }) => level === 'advice')];
}

/** Returns all checks of the site configuration. */
export function siteChecksOf(configuration: Configuration, context: CheckContext = {}): CheckResult[] {
  const faults = siteFaults(configuration).map((fault): CheckResult => ({
    level: 'fault',
    kind: 'schema',
    keys: fault.keys,
    words: faultSentence(fault, { kind: 'site', value: configuration }),
  }));
  return [...faults, ...deadMenuLinks(configuration, context), ...siteAdviceOf(configuration)];
}

/** Returns all checks of a draft, with those of its address. */
export function checksOfDraft(draft: Draft, context: CheckContext): CheckResult[] {
  const { present } = draft.history;
  if (draft.kind === 'site') return siteChecksOf(present, context);
  const address = addressChecks(present, knownAddresses(draft, context.slugs));
  // The check of the address has its own words for what the schema reports too.
  const others = checksOf(present, context).filter(({ keys }) => address.length === 0 || keys[0] !== 'slug');
  return [...address, ...others];
}
