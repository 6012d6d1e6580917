import { readdirSync } from 'node:fs';
import { control } from '../../../server/e2e/support/processes.ts';

const sections = new URL('../../../sections/src/sections/', import.meta.url);

/**
 * Imports pages, and optionally a site configuration, through the control server, as the content command does.
 * @throws with the faults if it rejects them
 */
export async function importPages(site: { data?: string }, pages: object[], configuration?: object): Promise<void> {
  if (site.data === undefined)
    throw new Error('Pages can only be imported into a site that the tests have started: unset E2E_ORIGIN.');
  const document = { pages, ...(configuration === undefined ? {} : { site: configuration }) };
  const outcome = (await (await control(site.data, '/import', document)).json()) as { written?: object | null };
  if (!outcome.written) throw new Error(`The server rejected the import:\n${JSON.stringify(outcome, undefined, 2)}`);
}

type Examples = Record<string, { data: unknown; settings?: object }>;

/** Loads the examples of every section from the sections' folders, in the order of their names. */
export async function examplesOfEverySection(): Promise<Record<string, Examples>> {
  const slugs = readdirSync(sections, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = slugs.map(async ({ name }) => {
    const module = (await import(new URL(`${name}/examples.ts`, sections).href)) as { examples: Examples };
    return [name, module.examples] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Creates sections of every kind with one of their examples, in the order of their names. */
export async function everySection(linkId: string, example = 'typical') {
  const examples = Object.entries(await examplesOfEverySection()).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return examples.map(([slug, all]) => ({ slug, pivot: { linkId }, ...all[example] }));
}
