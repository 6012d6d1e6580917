import * as z from 'zod/mini';
import { identifier } from '../common/identifier.ts';

const text = z._default(z.nullable(z.string()), null);

/**
 * A session as its owner sees it. `browser` and `system` come from the user agent; null if unknown. `network` is the
 * prefix of the IP address (`198.51.100.0/24`), the only part of it that is stored; null if unknown. Instants are ISO
 * 8601 in UTC; `lastUsedAt` is accurate to the minute.
 */
export const userSession = z.object({
  id: identifier,
  browser: text,
  system: text,
  kind: z._default(z.nullable(z.enum(['phone', 'tablet', 'computer'])), null),
  network: text,
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session of the request. */
  current: z.boolean(),
});

/** A session as its owner sees it. */
export type UserSession = z.output<typeof userSession>;
