import * as z from 'zod/mini';
import { nullIfEmpty } from './null-if-empty.ts';
import { isPhoneNumber } from './phone-number.ts';

const longest = 500;

/** Normalises a typed web address: trims it and adds `https://` if it has no scheme. */
export function normaliseLink(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith('//')
    ? trimmed
    : `https://${trimmed}`;
}

/** Whether a web address has a user name, a password or an empty user name before its host. */
const hasUser = (text: string) => /^https?:[/\\]*[^/\\?#]*@/i.test(text);

/**
 * Whether a text is a web address that is safe to link to: http or https, a host with a dot that is not an IP address,
 * no user name or password. `90123456` is an IP address.
 */
export function isWebAddress(text: string): boolean {
  if (text.length > longest || /[\s\p{C}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]*[a-z][^.]*\.?$/.test(hostname) && !hasUser(text);
}

/** An optional link to a network. */
export const linkField = nullIfEmpty(
  z.string().check(
    z.maxLength(longest),
    z.overwrite(normaliseLink),
    z.refine((text) => text === '' || isWebAddress(text), 'link'),
  ),
);

/** An optional WhatsApp number or link. Numbers keep their spaces. */
export const whatsappField = nullIfEmpty(
  z.string().check(
    z.maxLength(longest),
    z.overwrite((text) => (isPhoneNumber(text) ? text.trim() : normaliseLink(text))),
    z.refine((text) => text === '' || isPhoneNumber(text) || isWebAddress(text), 'link'),
  ),
);
