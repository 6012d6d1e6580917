import * as z from 'zod/mini';
import { isPhoneNumber } from './phone-number.ts';

const longest = 500;

/** A web address as people write it: trimmed, `https://` put in front when there is no scheme. */
export function normaliseLink(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith('//')
    ? trimmed
    : `https://${trimmed}`;
}

/** Whether a text is a web address that links may use: http or https, a host with a dot, no user name or password. */
export function isWebAddress(text: string): boolean {
  if (text.length > longest || /[\s\p{C}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === '' && password === '';
}

/** A link to a network, or nothing. */
export const linkField = z.pipe(
  z.nullable(
    z.string().check(
      z.maxLength(longest),
      z.overwrite(normaliseLink),
      z.refine((text) => text === '' || isWebAddress(text), 'link'),
    ),
  ),
  z.transform((given: string | null): string => given ?? ''),
);

/** A WhatsApp number or link, or nothing. Numbers keep their spaces. */
export const whatsappField = z.pipe(
  z.nullable(
    z.string().check(
      z.maxLength(longest),
      z.overwrite((text) => (isPhoneNumber(text) ? text.trim() : normaliseLink(text))),
      z.refine((text) => text === '' || isPhoneNumber(text) || isWebAddress(text), 'link'),
    ),
  ),
  z.transform((given: string | null): string => given ?? ''),
);
