import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from './json.ts';

/** Whether something read from a file or a store can be a configuration at all. */
export const isConfiguration = (value: unknown): value is Configuration => isRecord(value);
