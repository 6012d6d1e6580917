import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';

/** What can be chosen where a backend sends no lists. */
export const noLists: ChoiceLists = { providerTypes: [], providerTypeCategories: [] };
