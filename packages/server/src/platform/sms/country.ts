import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * The types of numbers that an SMS reaches at the standard price. Some numbering plans do not distinguish mobile from
 * fixed.
 */
const reachable: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Returns the country (two letters, ISO 3166) of a number that codes can be sent to, by libphonenumber's numbering
 * plans. Undefined for satellite and other numbers without a country, for premium, shared-cost and fixed lines, for
 * invalid numbers, and for those with a trunk prefix (`+330612345678`): gateways remove it, so the number would have
 * two accounts and twice its limits. `phone`: E.164.
 */
export function smsCountryOf(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  const isReachable = number?.number === phone && number.isValid() && reachable.has(number.getType());
  return isReachable ? number.country : undefined;
}
