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

/** The schema of a serialized `ImportOutcome`. */
export const importOutcomeSchema = z.object({
  faults: z.array(faultSchema),
  /** The stored parts; null if faults prevented the import. */
  written: z
    .object({
      site: z.boolean(),
      pages: z.array(z.string()),
      redirects: z.array(z.string()).default([]),
      skippedRedirects: z.array(z.string()).default([]),
      version: z.number(),
    })
    .nullable(),
  /** The valid parts of the document: the site, and the pages and redirects by slug. */
  validParts: z.object({ site: z.boolean(), pages: z.array(z.string()), redirects: z.array(z.string()).default([]) }),
});

/** The result of an import. */
export type ImportOutcome = z.output<typeof importOutcomeSchema>;

/**
 * Imports a document: all of it, or nothing if it has a fault that is not advice. With `force` it imports the valid
 * parts.
 * @throws the errors of the database; nothing is stored then.
 */
export async function importDocument(
  db: Database,
  document: unknown,
  { force }: { force: boolean },
): Promise<ImportOutcome> {
  const { faults, bundle } = checkDocument(document);
  const validParts = {
    site: bundle.site !== undefined,
    pages: bundle.pages.map(({ slug }) => slug),
    redirects: (bundle.redirects ?? []).map(({ slug }) => slug),
  };
  if (faults.some((fault) => !isAdvice(fault)) && !force) return { faults, written: null, validParts };
  return { faults, written: await writeBundle(db, bundle), validParts };
}
