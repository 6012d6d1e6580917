import { casesOf } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { newsletterPhones } from './newsletter-phones.ts';

const invalid = (phone: string) => invalidStep({ phone }, { phone: 'Numéro de téléphone invalide' });

const valid = (sent: string, stored: string) =>
  ({ request: { input: { phone: sent } }, expect: { status: 200, body: { data: { phone: stored } } } }) as const;

export const newsletterPhonesCases = casesOf(newsletterPhones, [
  {
    name: 'subscribes a number without its spaces',
    given: minimalSeed,
    steps: [valid('+228 90 00 00 01', '+22890000001'), valid('0033 6.12-34(56)78', '+33612345678')],
    after: { phones: ['+22890000001', '+33612345678'] },
  },
  {
    name: 'returns the same response for a repeated subscription and keeps one',
    given: { ...minimalSeed, newsletterPhones: ['+22890000002'] },
    steps: [
      valid('+22890000001', '+22890000001'),
      valid('+228 90 000 001', '+22890000001'),
      valid('+22890000002', '+22890000002'),
    ],
    after: { phones: ['+22890000001', '+22890000002'] },
  },
  {
    name: 'rejects a number that is not international and stores nothing',
    given: minimalSeed,
    steps: [
      invalid('90000001'),
      invalid('+228'),
      invalid('+0228900001'),
      invalid('+2289000000100000'),
      invalid('+228 afi 001'),
    ],
    after: { phones: [] },
  },
  {
    name: 'rejects a missing number',
    given: minimalSeed,
    steps: [
      invalidStep({}, { phone: 'Ce champ est obligatoire' }),
      invalidStep({ phone: ['+22890000001'] }, ['phone']),
    ],
    after: { phones: [] },
  },
]);
