import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod';
import { wholeNumber } from './values.ts';

const countries = z
  .string()
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter((each) => each !== ''),
  )
  .pipe(z.array(z.string().refine((country): boolean => isSupportedCountry(country))).min(1));

const limit = (what: string, standard: number) =>
  wholeNumber(1, 1_000_000, standard).describe(
    `the maximum number of ${what}, from 1 to 1000000. Default: ${standard}.`,
  );

/** The variables that limit SMS and guesses of codes. */
export const smsShape = {
  /** Togo and its neighbours. */
  SMS_COUNTRIES: countries
    .default(['TG', 'BJ', 'GH', 'BF'])
    .describe(
      'the countries that codes are sent to, as two-letter ISO codes separated by commas, such as TG,BJ,GH,BF,CI. Default: Togo and its neighbours: TG,BJ,GH,BF.',
    ),
  SMS_HOUR_LIMIT: limit('SMS in an hour', 200),
  SMS_DAY_LIMIT: limit('SMS in a day', 1000),
  SMS_COUNTRY_HOUR_LIMIT: limit('SMS to one country in an hour', 100),
  SMS_COUNTRY_DAY_LIMIT: limit('SMS to one country in a day', 500),
  SMS_PREFIX_HOUR_LIMIT: limit('SMS to one range of 10,000 numbers in an hour', 20),
  SMS_PREFIX_DAY_LIMIT: limit('SMS to one range of 10,000 numbers in a day', 60),
  SMS_ADDRESS_HOUR_LIMIT: limit('SMS requested by one IP address in an hour', 30),
  CODE_GUESS_LIMIT: limit('wrong codes in an hour, for all phone numbers together', 500),
};

/** The parsed variables of SMS. */
export type SmsEnvironment = z.output<z.ZodObject<typeof smsShape>>;
