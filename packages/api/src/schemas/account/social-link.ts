import * as z from 'zod/mini';
import type { SocialNetwork } from './profile.ts';
import { nullIfEmpty } from '../forms/null-if-empty.ts';
import { isPhoneNumber, withCountryCode } from '../forms/phone-number.ts';

const longest = 500;

/** The addresses of profiles on the networks that give their users a name. */
const profileAddresses: Partial<Record<SocialNetwork, string>> = {
  facebook: 'https://facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://instagram.com/',
  tiktok: 'https://tiktok.com/@',
};

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

/** Returns the user name in a trimmed text: `@atelier.lome` or `atelier.lome`, but not `www.atelier.tg` or the host. */
const userNameIn = (text: string, host: string) =>
  text.toLowerCase() === host ? undefined : /^(?:@|(?!www\.))([\w.-]+)$/.exec(text)?.[1];

/**
 * Normalises the link to a network: user names become the address of the profile, and WhatsApp numbers without a
 * country code get that of Togo. Anything else is a web address.
 */
export function normaliseSocialLink(network: SocialNetwork, text: string): string {
  if (network === 'whatsapp' && isPhoneNumber(withCountryCode(text))) return withCountryCode(text);
  const profiles = profileAddresses[network];
  const name = profiles && userNameIn(text.trim(), new URL(profiles).host);
  return name === undefined ? normaliseLink(text) : `${profiles}${name}`;
}

/** Whether a normalised link to a network is valid: a web address or, for WhatsApp, a phone number. */
export const isSocialLink = (network: SocialNetwork, link: string): boolean =>
  isWebAddress(link) || (network === 'whatsapp' && isPhoneNumber(link));

/** An optional link to a network. WhatsApp numbers keep their spaces. */
export const linkField = (network: SocialNetwork) =>
  nullIfEmpty(
    z.string().check(
      z.maxLength(longest),
      z.overwrite((text) => normaliseSocialLink(network, text)),
      z.refine((link) => link === '' || isSocialLink(network, link), network === 'whatsapp' ? 'whatsapp' : 'link'),
    ),
  );
