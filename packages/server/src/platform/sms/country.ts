import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that an SMS can reach without a price of their own. Where plans do not tell mobile from fixed, both. */
const reachable: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * The country (two letters, ISO 3166) of a phone that codes can be sent to, by the numbering plans of libphonenumber.
 * Undefined for satellite and other numbers of no country, for premium, shared-cost and fixed lines, and for what is no
 * number of its country's plan. `phone`: E.164.
 */
export function smsCountryOf(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  return number !== undefined && number.isValid() && reachable.has(number.getType()) ? number.country : undefined;
}
