import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { newsletterPhones } from './newsletter-phones.ts';

const invalid = (phone: string) => invalidStep({ phone }, { phone: 'Numéro de téléphone invalide' });

const valid = (sent: string, stored: string) =>
  ({ request: { input: { phone: sent } }, expect: succeedsWith({ phone: stored }) }) as const;

export const newsletterPhonesCases = casesOf(newsletterPhones, [
  contractCase('subscribes a number without its spaces', minimalSeed, [
    valid('+228 90 00 00 01', '+22890000001'),
    valid('0033 6.12-34(56)78', '+33612345678'),
    { stored: { phones: ['+22890000001', '+33612345678'] } },
  ]),
  contractCase(
    'returns the same response for a repeated subscription and keeps one',
    { ...minimalSeed, newsletterPhones: ['+22890000002'] },
    [
      valid('+22890000001', '+22890000001'),
      valid('+228 90 000 001', '+22890000001'),
      valid('+22890000002', '+22890000002'),
      { stored: { phones: ['+22890000001', '+22890000002'] } },
    ],
  ),
  contractCase('rejects a number that is not international and stores nothing', minimalSeed, [
    invalid('90000001'),
    invalid('+228'),
    invalid('+0228900001'),
    invalid('+2289000000100000'),
    invalid('+228 afi 001'),
    { stored: { phones: [] } },
  ]),
  contractCase('rejects a missing number', minimalSeed, [
    invalidStep({}, { phone: 'Ce champ est obligatoire' }),
    invalidStep({ phone: ['+22890000001'] }, ['phone']),
    { stored: { phones: [] } },
  ]),
]);
