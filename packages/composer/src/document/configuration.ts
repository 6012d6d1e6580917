import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from './json.ts';

/** Returns whether a value from a file or a store can be a configuration at all. */
export const isConfiguration = (value: unknown): value is Configuration => isRecord(value);
