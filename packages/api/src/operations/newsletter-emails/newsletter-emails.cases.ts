import { casesOf } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { newsletterEmails } from './newsletter-emails.ts';

const invalid = (email: unknown) => invalidStep({ email }, { email: 'Adresse e-mail invalide' });

export const newsletterEmailsCases = casesOf(newsletterEmails, [
  {
    name: 'subscribes an address, trimmed and in lower case',
    given: minimalSeed,
    steps: [
      {
        request: { input: { email: 'Afi@Example.com' } },
        expect: { status: 200, body: { data: { email: 'afi@example.com' } } },
      },
      {
        request: { input: { email: ' kossi@example.com ' } },
        expect: { status: 200, body: { data: { email: 'kossi@example.com' } } },
      },
    ],
    after: { emails: ['afi@example.com', 'kossi@example.com'] },
  },
  {
    name: 'keeps one subscription of an address with an international domain, in either notation',
    given: minimalSeed,
    steps: [
      {
        request: { input: { email: 'afi@München.example' } },
        expect: { status: 200, body: { data: { email: 'afi@xn--mnchen-3ya.example' } } },
      },
      {
        request: { input: { email: 'afi@xn--mnchen-3ya.example' } },
        expect: { status: 200, body: { data: { email: 'afi@xn--mnchen-3ya.example' } } },
      },
    ],
    after: { emails: ['afi@xn--mnchen-3ya.example'] },
  },
  {
    name: 'returns the same response for a repeated subscription and keeps one',
    given: { ...minimalSeed, newsletterEmails: ['first@example.com'] },
    steps: [
      {
        request: { input: { email: 'afi@example.com' } },
        expect: { status: 200, body: { data: { email: 'afi@example.com' } } },
      },
      {
        request: { input: { email: 'AFI@example.com' } },
        expect: { status: 200, body: { data: { email: 'afi@example.com' } } },
      },
      {
        request: { input: { email: 'first@example.com' } },
        expect: { status: 200, body: { data: { email: 'first@example.com' } } },
      },
    ],
    after: { emails: ['afi@example.com', 'first@example.com'] },
  },
  {
    name: 'rejects an invalid address and stores nothing',
    given: minimalSeed,
    steps: [
      invalid('afi'),
      invalid('afi@'),
      invalid('a b@example.com'),
      invalid('a@b@example.com'),
      invalid(`${'a'.repeat(250)}@example.com`),
    ],
    after: { emails: [] },
  },
  {
    name: 'rejects a missing address',
    given: minimalSeed,
    steps: [
      invalidStep({}, { email: 'Ce champ est obligatoire' }),
      invalidStep({ email: '  ' }, { email: 'Ce champ est obligatoire' }),
      invalidStep({ email: null }, { email: 'Ce champ est obligatoire' }),
      invalidStep({ email: 12 }, ['email']),
    ],
    after: { emails: [] },
  },
  {
    name: 'returns messages in the requested language',
    given: minimalSeed,
    steps: [
      {
        request: { raw: { email: 'afi' }, headers: { 'accept-language': 'de, en;q=0.8, fr;q=0.5' } },
        expect: { errorCode: 'form/invalid_data', messages: { email: 'Invalid email' } },
      },
    ],
  },
  {
    name: 'rejects a body that is not a JSON object',
    given: minimalSeed,
    steps: [
      { request: { body: '{"email":' }, expect: { errorCode: 'request/malformed' } },
      { request: { body: '["afi@example.com"]' }, expect: { errorCode: 'request/malformed' } },
      { request: { body: '' }, expect: { errorCode: 'request/malformed' } },
    ],
    after: { emails: [] },
  },
  {
    name: 'drops undeclared fields',
    given: minimalSeed,
    steps: [
      {
        request: { raw: { email: 'afi@example.com', id: 1, isAdmin: true } },
        expect: { status: 200, body: { data: { email: 'afi@example.com' } } },
      },
    ],
    after: { emails: ['afi@example.com'] },
  },
]);
