/** Reads by a schema, and gives the second argument instead of a fault: for what other backends say otherwise. */
export { catch as tolerant } from 'zod/mini';
