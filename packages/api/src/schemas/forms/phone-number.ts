/** Removes the invisible marks of copied contacts, and replaces full-width characters. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/**
 * Normalises a phone number for sending and storage: removes spaces, hyphens, dots, brackets and invisible marks, and
 * replaces a leading `00` by `+`.
 */
export function normalisePhone(text: string): string {
  return plain(text)
    .replaceAll(/[\s().\u2010-\u2015-]/gu, '')
    .replace(/^00/, '+');
}

/** The country of numbers without a country code: Togo, whose numbers have eight digits. */
const home = { code: '+228', number: /^\d{8}$/ };

/** Trims a phone number and adds the country code of Togo if it has none. The number keeps its spaces. */
export function withCountryCode(text: string): string {
  const number = plain(text).trim();
  return home.number.test(normalisePhone(number)) ? `${home.code} ${number}` : number;
}

/** Whether a text is an international phone number (E.164: `+`, country code, at most 15 digits), spaces allowed. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(normalisePhone(text));
}
