/** Wraps a schema to return a fallback for invalid values, for data in which other backends differ. */
export { catch as tolerant } from 'zod/mini';
