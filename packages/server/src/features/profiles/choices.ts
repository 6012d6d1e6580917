import { choiceListsOf } from '@kermesse/sections/site';
import { invalidFields } from '../../platform/operations/handler.ts';
import { readSnapshot } from '../content/store.ts';
import type { Database } from '../../platform/database/database.ts';

/** The ids that a user chose from a list of the site configuration. */
interface Choice {
  list: 'providerTypes' | 'providerTypeCategories';
  chosen: readonly string[] | undefined;
  /** The name of the field, for the error message. */
  field: string;
  /** The previous choice. Its ids stay valid even if the list no longer contains them. */
  before?: readonly string[];
}

/**
 * Validates that the site's list contains the newly chosen ids. If the site configuration has no such list, all ids are
 * valid: then the lists come from another source.
 * @throws Refused `form/invalid_data` with the field.
 */
export async function requireListedChoices(
  db: Database,
  { list, chosen = [], field, before = [] }: Choice,
): Promise<void> {
  const added = chosen.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const offered = choiceListsOf((await readSnapshot(db)).site, 'fr')[list].map(({ id }) => id);
  if (offered.length > 0 && !added.every((id) => offered.includes(id)))
    throw invalidFields({ [field]: 'unknown_choice' });
}
