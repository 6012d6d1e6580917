import * as all from './mocks.generated.ts';

/** The mock of every operation, in the order of their names. */
export const mocks = Object.values(all);
