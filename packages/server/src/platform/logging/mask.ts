import { hashToken } from '../security/secrets.ts';

const first = (text: string) => [...text].slice(0, 1).join('');

/**
 * Masks an email address: keeps the first character of its name and of its domain, and the domain's last label.
 * `afi@example.com` → `a…@e….com`. Enough to distinguish nearby log lines, not enough to write to the owner.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '…';
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const end = /\.([a-z]{2,12})$/i.exec(domain)?.[1];
  return `${first(name)}…@${first(domain)}…${end === undefined ? '' : `.${end}`}`;
}

/** Masks every email address in a text, such as the response of a mail server. */
export function maskEmailsIn(text: string): string {
  return text.replaceAll(/[^\s"'(),:;<>[\]]+@[^\s"'(),:;<>[\]]+/g, (email) => maskEmail(email));
}

/** Masks a phone number: keeps its first four and last two characters. `+22890123456` → `+228…56`. */
export function maskPhone(phone: string): string {
  return phone.length < 10 ? '…' : `${phone.slice(0, 4)}…${phone.slice(-2)}`;
}

/**
 * Returns the network of an IP address in the format of `ipKey`: IPv4 without its last number (`198.51.100.0/24`),
 * IPv6 by its first 48 bits (`2001:db8:0::/48`). Too coarse to identify a household. Null for an unknown address.
 */
export function networkOf(ip: string): string | null {
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(ip);
  if (v4 !== null) return `${v4[1]}.0/24`;
  const v6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}::\/64$/i.exec(ip);
  return v6 === null ? null : `${v6[1]}::/48`;
}

/** Returns the first eight characters of a device's stored hash: enough to follow one device through the log. */
export function maskDevice(device: string): string {
  return hashToken(device).slice(0, 8);
}
