import * as all from './operations.generated.ts';

/** Every operation of the API, in the order of their names. */
export const operations = Object.values(all);
