import type { Check } from '../../form/check.ts';
import { findLengthErrors, maxLengths } from './lengths.ts';

/** The values of the form for biography and provider types. */
export type BioValues = {
  bio: string;
  types: string[];
};

/** Returns a check. A provider needs a type: 'This field is required' (specification §5). A planner has no types. */
export const checkBio =
  (asksTypes: boolean): Check<BioValues> =>
  (values) => ({
    ...findLengthErrors(values, { bio: maxLengths.bio }),
    ...(asksTypes && values.types.length === 0 && { types: { key: 'required' } }),
  });
