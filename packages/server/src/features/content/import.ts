import { faultCodes, isAdvice, type Fault } from '@kermesse/sections/faults';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { checkDocument } from './bundle.ts';
import { writeBundle } from './store.ts';

const wordsSchema = z.object({ fr: z.string(), en: z.string() });

const faultSchema: z.ZodType<Fault> = z.object({
  path: z.string(),
  keys: z.array(z.union([z.string(), z.number()])),
  section: z.string().optional(),
  code: z.enum(faultCodes),
  expected: wordsSchema,
  found: wordsSchema,
  kept: z.boolean().optional(),
});

/** The schema of `ImportOutcome`, as it is handed over. */
export const importOutcomeSchema = z.object({
  faults: z.array(faultSchema),
  /** What was stored; null when nothing was, because of faults. */
  written: z
    .object({
      site: z.boolean(),
      pages: z.array(z.string()),
      redirects: z.array(z.string()).default([]),
      version: z.number(),
    })
    .nullable(),
  /** The valid parts of the document: the site, and pages by slug. */
  brought: z.object({ site: z.boolean(), pages: z.array(z.string()), redirects: z.array(z.string()).default([]) }),
});

/** What became of an import. */
export type ImportOutcome = z.output<typeof importOutcomeSchema>;

/**
 * Imports a document: all of it, or nothing when it has errors. With `force` its valid parts are imported.
 * @throws the database's error; nothing is stored then.
 */
export async function importDocument(
  db: Database,
  document: unknown,
  { force }: { force: boolean },
): Promise<ImportOutcome> {
  const { faults, bundle } = checkDocument(document);
  const brought = {
    site: bundle.site !== undefined,
    pages: bundle.pages.map(({ slug }) => slug),
    redirects: (bundle.redirects ?? []).map(({ slug }) => slug),
  };
  if (faults.some((fault) => !isAdvice(fault)) && !force) return { faults, written: null, brought };
  return { faults, written: await writeBundle(db, bundle), brought };
}
