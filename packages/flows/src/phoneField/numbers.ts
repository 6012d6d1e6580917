import { normalisePhone } from '@kermesse/api/schemas/forms/phone-number';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { loadOnce } from '@kermesse/ui/load-once';
import type { CountryCode } from 'libphonenumber-js/min';

export type { CountryCode } from 'libphonenumber-js/min';

/** A parsed phone number. */
export interface PhoneReading {
  /** The number in E.164 format: `+22890123456`. */
  number: string;
  isValid: boolean;
  /** The country of the number; undefined when it cannot be determined. */
  country: CountryCode | undefined;
  /** The number in the national format. */
  national: string;
  /** The number with its calling code, in groups: `+228 90 12 34 56`. */
  international: string;
}

/** The numbering plans of all countries. */
export interface PhoneNumbers {
  /** Every country with its calling code, without `+`. */
  countries: readonly { id: CountryCode; callingCode: string }[];
  /** Parses a national number of a country, or an international one. Returns undefined when the text is no number. */
  read(text: string, country: CountryCode): PhoneReading | undefined;
}

/** The default country: Togo. */
export const homeCountry: CountryCode = 'TG';
/** The calling code of the default country, available before the numbering plans are loaded. */
export const homeCallingCode = '228';

/** Returns the initial country of a field: Togo, or the first of `countries` when Togo is not among them. */
export function homeOf(countries: readonly string[] | undefined): CountryCode {
  const [first = homeCountry] = countries ?? [];
  return countries === undefined || countries.includes(homeCountry) ? homeCountry : (first as CountryCode);
}

/** Loads the numbering plans (30 kB) once. A failed load can be retried. */
export const loadPhoneNumbers = loadOnce(async (): Promise<PhoneNumbers> => {
  const library = await loadWithRetries(() => import('libphonenumber-js/min'));
  const countries = library.getCountries().map((id) => ({ id, callingCode: library.getCountryCallingCode(id) }));
  return {
    countries,
    read(text, country) {
      const read = library.parsePhoneNumberFromString(normalisePhone(text), country);
      if (read === undefined) return undefined;
      const place = read.country ?? countries.find(({ callingCode }) => callingCode === read.countryCallingCode)?.id;
      return {
        number: read.number,
        isValid: read.isValid(),
        country: place,
        national: read.formatNational(),
        international: read.formatInternational(),
      };
    },
  };
});
