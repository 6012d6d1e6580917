import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { invalidFields } from '../../platform/operations/handler.ts';

/** The ids that a user chose from a list of the site configuration. */
interface Choice {
  list: keyof ChoiceLists;
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
export function requireListedChoices(lists: ChoiceLists, { list, chosen = [], field, before = [] }: Choice): void {
  const added = chosen.filter((id) => !before.includes(id));
  const offered = lists[list].map(({ id }) => id);
  if (offered.length > 0 && !added.every((id) => offered.includes(id)))
    throw invalidFields({ [field]: 'unknown_choice' });
}
