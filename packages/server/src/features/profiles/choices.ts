import { choiceListsOf } from '@kermesse/sections/site';
import { invalidFields } from '../../platform/operations/handler.ts';
import { readSnapshot } from '../content/store.ts';
import type { Database } from '../../platform/database/database.ts';

/** What was chosen from a list of the site configuration. */
interface Choice {
  list: 'providerTypes' | 'providerTypeCategories';
  chosen: readonly string[] | undefined;
  /** The name of the field, for the error message. */
  field: string;
  /** What was chosen before: it may stay when the list has changed since. */
  before?: readonly string[];
}

/**
 * Looks whether the site offers what was chosen. A site without the list offers whatever is sent: its lists come from
 * elsewhere.
 * @throws Refused `form/invalid_data` with the field.
 */
export async function requireOffered(db: Database, { list, chosen = [], field, before = [] }: Choice): Promise<void> {
  const added = chosen.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const offered = choiceListsOf((await readSnapshot(db)).site, 'fr')[list].map(({ id }) => id);
  if (offered.length > 0 && !added.every((id) => offered.includes(id)))
    throw invalidFields({ [field]: 'unknown_choice' });
}
