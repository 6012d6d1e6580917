import { isAdvice, type Fault } from '@kermesse/sections/faults';
import type { Database } from '../../platform/database/database.ts';
import { checkDocument } from './bundle.ts';
import { writeBundle, type ImportChanges } from './store.ts';

/** The result of an import. */
export interface ImportOutcome {
  faults: Fault[];
  /** The stored parts; null if faults prevented the import. */
  written: ImportChanges | null;
  /** The valid parts of the document: the site, and the pages and redirects by slug. */
  validParts: Pick<ImportChanges, 'site' | 'pages' | 'redirects'>;
}

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
