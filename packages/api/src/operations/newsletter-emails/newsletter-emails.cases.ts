import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { newsletterEmails } from './newsletter-emails.ts';

const invalid = (email: unknown) => invalidStep({ email }, { email: 'Adresse e-mail invalide' });

export const newsletterEmailsCases = casesOf(newsletterEmails, [
  contractCase('subscribes an address, trimmed and in lower case', minimalSeed, [
    {
      request: { input: { email: 'Afi@Example.com' } },
      expect: succeedsWith({ email: 'afi@example.com' }),
    },
    {
      request: { input: { email: ' kossi@example.com ' } },
      expect: succeedsWith({ email: 'kossi@example.com' }),
    },
    { stored: { emails: ['afi@example.com', 'kossi@example.com'] } },
  ]),
  contractCase('keeps one subscription of an address with an international domain, in either notation', minimalSeed, [
    {
      request: { input: { email: 'afi@München.example' } },
      expect: succeedsWith({ email: 'afi@xn--mnchen-3ya.example' }),
    },
    {
      request: { input: { email: 'afi@xn--mnchen-3ya.example' } },
      expect: succeedsWith({ email: 'afi@xn--mnchen-3ya.example' }),
    },
    { stored: { emails: ['afi@xn--mnchen-3ya.example'] } },
  ]),
  contractCase(
    'returns the same response for a repeated subscription and keeps one',
    { ...minimalSeed, newsletterEmails: ['first@example.com'] },
    [
      {
        request: { input: { email: 'afi@example.com' } },
        expect: succeedsWith({ email: 'afi@example.com' }),
      },
      {
        request: { input: { email: 'AFI@example.com' } },
        expect: succeedsWith({ email: 'afi@example.com' }),
      },
      {
        request: { input: { email: 'first@example.com' } },
        expect: succeedsWith({ email: 'first@example.com' }),
      },
      { stored: { emails: ['afi@example.com', 'first@example.com'] } },
    ],
  ),
  contractCase('rejects an invalid address and stores nothing', minimalSeed, [
    invalid('afi'),
    invalid('afi@'),
    invalid('a b@example.com'),
    invalid('a@b@example.com'),
    invalid(`${'a'.repeat(250)}@example.com`),
    { stored: { emails: [] } },
  ]),
  contractCase('rejects a missing address', minimalSeed, [
    invalidStep({}, { email: 'Ce champ est obligatoire' }),
    invalidStep({ email: '  ' }, { email: 'Ce champ est obligatoire' }),
    invalidStep({ email: null }, { email: 'Ce champ est obligatoire' }),
    invalidStep({ email: 12 }, ['email']),
    { stored: { emails: [] } },
  ]),
  contractCase('returns messages in the requested language', minimalSeed, [
    {
      request: { raw: { email: 'afi' }, headers: { 'accept-language': 'de, en;q=0.8, fr;q=0.5' } },
      expect: { errorCode: 'form/invalid_data', messages: { email: 'Invalid email' } },
    },
  ]),
  contractCase('rejects a body that is not a JSON object', minimalSeed, [
    { request: { body: '{"email":' }, expect: { errorCode: 'request/malformed' } },
    { request: { body: '["afi@example.com"]' }, expect: { errorCode: 'request/malformed' } },
    { request: { body: '' }, expect: { errorCode: 'request/malformed' } },
    { stored: { emails: [] } },
  ]),
  contractCase('drops undeclared fields', minimalSeed, [
    {
      request: { raw: { email: 'afi@example.com', id: 1, isAdmin: true } },
      expect: succeedsWith({ email: 'afi@example.com' }),
    },
    { stored: { emails: ['afi@example.com'] } },
  ]),
]);
