/** The maximum length of an address (RFC 5321). */
const longest = 254;
const address = /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/u;
/** The lookbehind makes it linear: each run of spaces is read once. */
const around = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;
const domainPart = /(?<=@)[\p{L}\p{M}\p{N}.-]+$/u;

/** Converts an international domain to its ASCII form, as browsers do. An invalid one stays as it is. */
function toAscii(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/**
 * Normalises an address for storage and comparison: without the spaces and invisible marks around a copied address, in
 * lower case, with the ASCII form of its domain (`münchen.example` becomes `xn--mnchen-3ya.example`).
 */
export function normaliseEmail(text: string): string {
  return text.replaceAll(around, '').toLowerCase().replace(domainPart, toAscii);
}

/**
 * Whether a text is an email address, by the same rules in every form and on the server. Uses no schema library, so
 * that forms need not load one to enable a button. Quoted local parts and IP addresses as domains are rejected.
 */
export function isEmailAddress(text: string): boolean {
  const email = normaliseEmail(text);
  const local = email.slice(0, email.indexOf('@'));
  const dotsFit = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return email.length <= longest && local.length <= 64 && dotsFit && address.test(email);
}

/**
 * Masks an address for people other than its owner: the first character of the local part, and the domain.
 * `afi@example.com` → `a…@example.com`.
 */
export function maskLocalPart(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}…${email.slice(at)}`;
}
