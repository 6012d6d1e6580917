/**
 * Normalises a phone number for sending and storage: removes spaces, hyphens, dots and brackets, and replaces a leading
 * `00` by `+`.
 */
export function normalisePhone(text: string): string {
  return text.replaceAll(/[\s().\u2010-\u2015-]/gu, '').replace(/^00/, '+');
}

/** The country of numbers without a country code: Togo, whose numbers have eight digits. */
const home = { code: '+228', number: /^\d{8}$/ };

/** Trims a phone number and adds the country code of Togo if it has none. The number keeps its spaces. */
export const withCountryCode = (text: string): string =>
  home.number.test(normalisePhone(text)) ? `${home.code} ${text.trim()}` : text.trim();

/** Whether a text is an international phone number (E.164: `+`, country code, at most 15 digits), spaces allowed. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(normalisePhone(text));
}
