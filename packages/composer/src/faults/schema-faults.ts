import { pathText, type Fault, type PathKey } from '@kermesse/sections/faults';
import { checkPage } from '@kermesse/sections/page';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import { readTolerantly } from '@kermesse/sections/tolerant';
import { checkSite } from '@kermesse/sections/site';
import { cached } from '../document/cached.ts';
import type { Configuration } from '../document/json.ts';
import { entriesOf } from '../document/sections.ts';
import type { DocumentKind } from '../store/workspace.ts';

/** Returns the faults of one entry of `sections`, with paths as if it were the first. Cached per entry. */
const faultsOfEntry = cached((entry: unknown) => checkPage({ slug: 'one', title: 'One', sections: [entry] }));

/** Returns the faults of the section at an index, with paths from the page down. */
export function sectionFaults(entry: unknown, index: number): Fault[] {
  return faultsOfEntry(entry).map((fault) => {
    const keys = fault.keys[0] === 'sections' ? ['sections', index, ...fault.keys.slice(2)] : fault.keys;
    return { ...fault, keys, path: pathText(keys) };
  });
}

/** Returns the faults of the page's own fields. Cached per object. */
export const headFaults = cached(
  (configuration: Configuration) => readTolerantly(pageHeadSchema, configuration).faults,
);

/** Returns the faults of a site configuration. Cached per object. */
export const siteFaults = cached((configuration: Configuration) => checkSite(configuration));

/** Returns the faults of the part of a document that contains a path: a section, or the fields outside of sections. */
export function faultsAround(
  configuration: Configuration,
  kind: DocumentKind,
  [list, index]: readonly PathKey[],
): readonly Fault[] {
  if (kind === 'site') return siteFaults(configuration);
  return list === 'sections' && typeof index === 'number'
    ? sectionFaults(entriesOf(configuration)[index], index)
    : headFaults(configuration);
}
