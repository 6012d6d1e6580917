import * as z from 'zod';

/** Whether a host name is a loopback address, which no other machine can reach. */
export const isLocalHost = (host: string) => /^(localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(host);

const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '' && username === '';
};

/** The scheme and host of a server. `http` is allowed, for a private network. */
export const origin = z
  .string()
  .refine(isOrigin)
  .transform((text) => new URL(text).origin);

/** Whether a text is the URL of an external service: `https`, or `http` on this machine, without a user name. */
export const isServiceUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname)));
};

/** The URL of an external service. */
export const serviceUrl = z.string().refine(isServiceUrl);

/** Creates the schema of a variable that is a whole number from `low` to `high`; `standard` is its default. */
export const wholeNumber = (low: number, high: number, standard: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(low).max(high))
    .default(standard);

/** The metadata of a variable whose value is never printed. */
export const secret = (description: string) => ({ description, secret: true });
