import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod';

const countries = z
  .string()
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter((each) => each !== ''),
  )
  .pipe(z.array(z.string().refine((country): boolean => isSupportedCountry(country))).min(1));

const limit = (standard: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(1_000_000))
    .optional()
    .transform((value) => value ?? standard);

/** The variables that limit SMS and guesses of codes. */
export const smsShape = {
  /** Togo and its neighbours. */
  SMS_COUNTRIES: countries.default(['TG', 'BJ', 'GH', 'BF']),
  SMS_HOUR_LIMIT: limit(200),
  SMS_DAY_LIMIT: limit(1000),
  SMS_COUNTRY_HOUR_LIMIT: limit(100),
  SMS_COUNTRY_DAY_LIMIT: limit(500),
  SMS_PREFIX_HOUR_LIMIT: limit(20),
  SMS_PREFIX_DAY_LIMIT: limit(60),
  SMS_ADDRESS_HOUR_LIMIT: limit(30),
  CODE_GUESS_LIMIT: limit(500),
};

const schema = z.object(smsShape);

/** The parsed variables of SMS. */
export type SmsEnvironment = z.output<typeof schema>;

const count = (what: string, standard: number) =>
  `the maximum number of SMS ${what}, from 1 to 1000000. Default: ${standard}.`;

/** What each variable must be, and what to do. Operators read these texts. */
export const smsExpectations: Record<keyof SmsEnvironment, string> = {
  SMS_COUNTRIES:
    'the countries that codes are sent to, as two-letter ISO codes separated by commas, such as TG,BJ,GH,BF,CI. Default: Togo and its neighbours: TG,BJ,GH,BF.',
  SMS_HOUR_LIMIT: count('in an hour', 200),
  SMS_DAY_LIMIT: count('in a day', 1000),
  SMS_COUNTRY_HOUR_LIMIT: count('to one country in an hour', 100),
  SMS_COUNTRY_DAY_LIMIT: count('to one country in a day', 500),
  SMS_PREFIX_HOUR_LIMIT: count('to one range of 10,000 numbers in an hour', 20),
  SMS_PREFIX_DAY_LIMIT: count('to one range of 10,000 numbers in a day', 60),
  SMS_ADDRESS_HOUR_LIMIT: count('requested by one IP address in an hour', 30),
  CODE_GUESS_LIMIT:
    'the maximum number of wrong codes in an hour, for all phone numbers together, from 1 to 1000000. Default: 500.',
};
