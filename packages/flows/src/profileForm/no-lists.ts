import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';

/** The empty choice lists, for a backend that sends none. */
export const noLists: ChoiceLists = { providerTypes: [], providerTypeCategories: [] };
