import { normalisePhone } from '@kermesse/api/schemas/forms/phone-number';
import { loadPatiently } from '@kermesse/api/load-patiently';
import type { CountryCode } from 'libphonenumber-js/min';

export type { CountryCode } from 'libphonenumber-js/min';

/** A number as it was understood. */
export interface PhoneReading {
  /** E.164: `+22890123456`. */
  number: string;
  isValid: boolean;
  /** Where the number belongs; undefined where several countries share it. */
  country: CountryCode | undefined;
  /** As people of that country write it. */
  national: string;
  /** With its country's code, in groups: `+228 90 12 34 56`. */
  international: string;
}

/** What is known of the world's phone numbers. */
export interface PhoneNumbers {
  /** Every country with its calling code, without `+`. */
  countries: readonly { id: CountryCode; callingCode: string }[];
  /** Reads what was written in a country, or an international number; undefined when it is nothing of the kind. */
  read(text: string, country: CountryCode): PhoneReading | undefined;
}

/** The default country of numbers: Togo. */
export const homeCountry: CountryCode = 'TG';
/** Its calling code, known before anything is loaded. */
export const homeCallingCode = '228';

/** The country that a field begins with: Togo, unless only others can be chosen. */
export function homeOf(countries: readonly string[] | undefined): CountryCode {
  const [first = homeCountry] = countries ?? [];
  return countries === undefined || countries.includes(homeCountry) ? homeCountry : (first as CountryCode);
}

let loading: Promise<PhoneNumbers> | undefined;

async function load(): Promise<PhoneNumbers> {
  const library = await loadPatiently(() => import('libphonenumber-js/min'));
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
}

/** Loads the numbering plans of the world (30 kB), once; a failed load may be tried again. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
