import { isAdvice, type Fault } from '@kermesse/sections/faults';
import type { ImportOutcome } from '../../features/content/import.ts';

const pluralize = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function faultLines({ path, section, expected, found }: Fault): string[] {
  const place = path === '' ? 'the whole file' : path;
  return [
    section === undefined ? place : `${place}  (${section})`,
    `  expected ${expected.en}`,
    `  found    ${found.en}`,
  ];
}

/** Formats every fault with its path, the expected value and the value found; then the advice in the same way. */
export function describeFaults(all: Fault[]): string {
  const advice = all.filter(isAdvice);
  const faults = all.filter((each) => !isAdvice(each));
  const lines = (list: Fault[]) => list.flatMap((each) => ['', ...faultLines(each)]);
  const head = faults.length === 0 ? 'No faults.' : `${pluralize(faults.length, 'fault', 'faults')}:`;
  if (advice.length === 0) return [head, ...lines(faults)].join('\n');
  return [head, ...lines(faults), '', 'Advice, which does not prevent an import:', ...lines(advice)].join('\n');
}

/** Formats the outcome of `--force`: which parts were left out, and which were imported despite a fault. */
export function describeForced(faults: Fault[]): string {
  const omitted = faults.filter(({ kept }) => kept !== true);
  const imported = faults.filter((each) => each.kept === true);
  const part = (title: string, list: Fault[]) =>
    list.length === 0 ? [] : [`${title}:`, ...list.flatMap((each) => ['', ...faultLines(each)]), ''];
  return [...part('Left out', omitted), ...part('Imported with a fault', imported)].join('\n').trimEnd();
}

function describeChanges(changed: string[], same: string[]): string {
  if (changed.length > 0)
    return `Imported: ${changed.join(', ')}${same.length > 0 ? `; ${same.length} left as before` : ''}.`;
  return same.length > 0 ? `Imported; the content is unchanged (${same.join(', ')}).` : 'Nothing was imported.';
}

/** Summarizes what an import changed, and which redirects it did not store. */
export function describeImport({ written, validParts }: ImportOutcome): string {
  if (written === null) return 'Nothing was imported.';
  const redirect = (slug: string) => `the redirect from ${slug}`;
  const all = [...(validParts.site ? ['the site'] : []), ...validParts.pages, ...validParts.redirects.map(redirect)];
  const changed = [...(written.site ? ['the site'] : []), ...written.pages, ...written.redirects.map(redirect)];
  const skipped = written.skippedRedirects.map(redirect);
  const same = all.filter((each) => !changed.includes(each) && !skipped.includes(each));
  const summary = describeChanges(changed, same);
  if (skipped.length === 0) return summary;
  return `${summary}\nNot imported, because the old address is that of a page, or there is no page to redirect to: ${skipped.join(', ')}.`;
}
