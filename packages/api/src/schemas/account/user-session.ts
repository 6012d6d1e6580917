import * as z from 'zod/mini';
import { identifier } from '../common/identifier.ts';

const text = z._default(z.nullable(z.string()), null);

/**
 * A session as its owner sees it: where somebody is signed in. `browser` and `system` are what the browser says of itself,
 * null when it says nothing known. `network` is the beginning of the IP address (`198.51.100.0/24`), all that is kept of
 * where it was; null when it is not known. Instants are ISO 8601 in UTC; `lastUsedAt` is right to the minute.
 */
export const userSession = z.object({
  id: identifier,
  browser: text,
  system: text,
  kind: z._default(z.nullable(z.enum(['phone', 'tablet', 'computer'])), null),
  network: text,
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

/** A session as its owner sees it. */
export type UserSession = z.output<typeof userSession>;
