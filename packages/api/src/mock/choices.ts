import type { ContractSeed } from '../contract/seed/seed.ts';
import { Refused } from '../operation/refused.ts';

/**
 * Refuses choices that the site's list does not contain. Choices in `before` are always allowed; without a list, all
 * are.
 */
export function requireListedChoices(
  { site }: Pick<ContractSeed, 'site'>,
  list: 'providerTypes' | 'providerTypeCategories',
  field: string,
  chosen: readonly string[] = [],
  before: readonly string[] = [],
): void {
  const offered = (site[list] ?? []).map(({ id }) => String(id));
  const added = chosen.filter((id) => !before.includes(id));
  if (offered.length > 0 && !added.every((id) => offered.includes(id)))
    throw new Refused('form/invalid_data', { [field]: 'unknown_choice' });
}
