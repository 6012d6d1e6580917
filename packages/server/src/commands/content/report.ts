import type { Fault } from '@kermesse/sections/faults';
import type { ImportOutcome } from '../../features/content/import.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function faultLines({ path, section, expected, found }: Fault): string[] {
  const place = path === '' ? 'the whole file' : path;
  return [
    section === undefined ? place : `${place}  (${section})`,
    `  expected ${expected.en}`,
    `  found    ${found.en}`,
  ];
}

/** Formats every fault with its path, the expected value and the value found. */
export function describeFaults(faults: Fault[]): string {
  const head = faults.length === 0 ? 'No faults.' : `${counted(faults.length, 'fault', 'faults')}:`;
  return [head, ...faults.flatMap((each) => ['', ...faultLines(each)])].join('\n');
}

/** Formats the outcome of `--force`: which parts were left out, and which were imported despite a fault. */
export function describeForced(faults: Fault[]): string {
  const left = faults.filter(({ kept }) => kept !== true);
  const kept = faults.filter((each) => each.kept === true);
  const part = (title: string, list: Fault[]) =>
    list.length === 0 ? [] : [`${title}:`, ...list.flatMap((each) => ['', ...faultLines(each)]), ''];
  return [...part('Left out', left), ...part('Imported with a fault', kept)].join('\n').trimEnd();
}

/** Returns whether a file has no valid part, so that `--force` imports nothing of it. */
export const isNothingValid = ({ validParts: { site, pages, redirects } }: ImportOutcome): boolean =>
  !site && pages.length + redirects.length === 0;

/** Summarizes in one line what an import changed. */
export function describeImport(outcome: ImportOutcome): string {
  const { written, validParts } = outcome;
  if (written === null) return 'Nothing was imported.';
  if (isNothingValid(outcome)) return 'Nothing in the file is valid.';
  const redirect = (slug: string) => `the redirect from ${slug}`;
  const all = [...(validParts.site ? ['the site'] : []), ...validParts.pages, ...validParts.redirects.map(redirect)];
  const changed = [...(written.site ? ['the site'] : []), ...written.pages, ...written.redirects.map(redirect)];
  const same = all.length - changed.length;
  if (changed.length === 0) return `Imported; the content is unchanged (${all.join(', ')}).`;
  return `Imported: ${changed.join(', ')}${same > 0 ? `; ${same} left as before` : ''}.`;
}
