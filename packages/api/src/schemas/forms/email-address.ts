/** The longest address that mail can be sent to (RFC 5321). */
const longest = 254;
const address =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** An address as it is stored and compared: no space around it, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Whether a text is an email address, the same in every form and on the server. Light on purpose: no schema library is
 * needed to enable a button. Quoted local parts and addresses of bare IP numbers are refused.
 */
export function isEmailAddress(text: string): boolean {
  const email = normaliseEmail(text);
  const local = email.slice(0, email.indexOf('@'));
  const dotsFit = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return email.length <= longest && local.length <= 64 && dotsFit && address.test(email);
}

/** An address as strangers may see it: the first character of its name, and its domain. `afi@example.com` → `a…@example.com`. */
export function maskLocalPart(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}…${email.slice(at)}`;
}
