import * as z from 'zod/mini';
export const input = z.object({});

/** The challenge as altcha-lib writes it; its shape is altcha's. */
export const output = z.looseObject({});
