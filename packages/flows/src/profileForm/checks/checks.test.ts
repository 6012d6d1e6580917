import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhoneNumber, normalisePhone } from '@kermesse/api/schemas/forms/phone-number';
import { describe, expect, it } from 'vitest';
import { homeCountry, loadPhoneNumbers, type CountryCode } from '../../phoneField/numbers.ts';
import { isValidPhone } from '../../phoneField/is-valid-phone.ts';
import { checkCompany, type CompanyValues } from './check-company.ts';
import { maxLengths, tooLong } from './lengths.ts';
import { checkLinks, type LinksValues } from './check-links.ts';
import { checkBio } from './check-bio.ts';
import { messagesByFormField } from '../messages-by-form-field.ts';

const company = (more: Partial<CompanyValues>): CompanyValues => ({
  name: '',
  address: '',
  phone: '',
  email: '',
  ...more,
});
const links = (more: Partial<LinksValues>): LinksValues => ({
  website: '',
  facebook: '',
  twitter: '',
  instagram: '',
  whatsapp: '',
  linkedin: '',
  ...more,
});

describe('the check of a profile form', () => {
  it('accepts names in any script, and names of 200 characters', async () => {
    for (const name of ['Maison Adjoa', 'مهرجان', '🎉👩🏾‍🍳', 'א'.repeat(200), 'Koffi '.repeat(33)]) {
      expect(await checkCompany(company({ name, address: name }))).toEqual({});
    }
  });

  it('rejects values that are too long', async () => {
    expect(
      await checkCompany(
        company({ name: 'a'.repeat(maxLengths.name + 1), address: 'a'.repeat(maxLengths.address + 1) }),
      ),
    ).toEqual({ name: tooLong(400), address: tooLong(1000) });
    expect(await checkLinks(links({ website: `https://a.tg/${'a'.repeat(maxLengths.link)}` }))).toEqual({
      website: tooLong(500),
    });
    expect(await checkBio(false)({ bio: 'é'.repeat(maxLengths.bio), types: [] })).toEqual({});
    expect(await checkBio(true)({ bio: 'é'.repeat(maxLengths.bio + 1), types: [] })).toEqual({
      bio: tooLong(5000),
      types: { key: 'required' },
    });
  });

  it('rejects a number that is neither international nor from Togo', async () => {
    for (const whatsapp of ['9012345', '06 12 34 56 78'])
      expect(await checkLinks(links({ whatsapp }))).toEqual({ whatsapp: { key: 'whatsapp' } });
  });

  it('accepts a user name', async () => {
    expect(await checkLinks(links({ instagram: '@atelier.lome', twitter: 'atelier_lome' }))).toEqual({});
  });

  it('accepts a phone number or a web address for WhatsApp', async () => {
    expect(await checkLinks(links({ whatsapp: '90 12 34 56' }))).toEqual({});
    expect(await checkLinks(links({ whatsapp: '+228 90 11 23 45' }))).toEqual({});
    expect(await checkLinks(links({ whatsapp: 'wa.me/22890112345' }))).toEqual({});
    expect(await checkLinks(links({ whatsapp: 'ask me', website: 'ftp://a.tg' }))).toEqual({
      whatsapp: { key: 'whatsapp' },
      website: { key: 'link' },
    });
  });

  it('maps the field names of the server to those of the form', () => {
    const fields = {
      'profileData.companyPhone': 'a',
      'profileData.socialLinks.linkedin': 'b',
      'profileData.bio': 'c',
      'profileData.company': 'd',
    };
    expect(messagesByFormField(fields)).toEqual({ phone: 'a', linkedin: 'b', bio: 'c', company: 'd' });
  });
});

const countries: CountryCode[] = [
  'TG',
  'BJ',
  'GH',
  'NG',
  'CI',
  'SN',
  'BF',
  'ML',
  'CM',
  'FR',
  'BE',
  'DE',
  'GB',
  'US',
  'CA',
  'BR',
  'IN',
  'CN',
  'JP',
  'MA',
];

/** Returns the library's example of a mobile number of a country, in E.164 format. */
const exampleOf = (country: CountryCode) => parsePhoneNumberFromString(examples[country], country)?.number ?? '';

describe.each(countries)('the example number of %s', (country) => {
  it('is accepted in national and international notation and normalised to the same number', async () => {
    const number = exampleOf(country);
    const numbers = await loadPhoneNumbers();
    const read = numbers.read(number, homeCountry);
    expect(read).toMatchObject({ number, isValid: true, country });
    expect(numbers.read(read?.national ?? '', country)?.number).toBe(number);
    for (const written of [number, read?.international ?? '', `00${number.slice(1)}`]) {
      expect(await isValidPhone(written)).toBe(true);
      expect(isPhoneNumber(written)).toBe(true);
      expect(normalisePhone(written)).toBe(number);
      expect(await checkCompany(company({ phone: normalisePhone(written) }))).toEqual({});
    }
    expect(await checkCompany(company({ phone: number.slice(0, 6) }))).toEqual({ phone: { key: 'phone' } });
  });
});
