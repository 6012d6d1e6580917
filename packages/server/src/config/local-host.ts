import type { Environment } from './environment.ts';

/** Whether a host name is this machine's own: no stranger reaches it. */
export const isLocalHost = (host: string) => /^(localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(host);

/**
 * Whether only those who develop come here: not in production, and not under a public address. What everybody may read
 * or knows the password of (the outbox, the demo accounts) is there then and never else.
 */
export function isForDeveloping({ NODE_ENV, PUBLIC_URL }: Pick<Environment, 'NODE_ENV' | 'PUBLIC_URL'>): boolean {
  return NODE_ENV !== 'production' && (PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname));
}
