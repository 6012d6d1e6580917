import { getResponse } from 'msw';
import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { newsletterEmails } from '../operations/newsletter-emails/newsletter-emails.ts';
import { newsletterEmailsMock } from '../operations/newsletter-emails/newsletter-emails.mock.ts';
import { newsletterPhones } from '../operations/newsletter-phones/newsletter-phones.ts';
import { newsletterPhonesMock } from '../operations/newsletter-phones/newsletter-phones.mock.ts';
import { sectionDataMock } from '../operations/section-data/section-data.mock.ts';
import { outcomeName } from './outcome-name.ts';
import { createWorld, subscriptionsOf } from './world.ts';

type Handlers = Parameters<typeof getResponse>[0];

const clientOf = (...handlers: Handlers) =>
  createClient({
    baseUrl: 'http://kermesse.test/api',
    apiKey: 'key',
    timeout: 500,
    locale: () => 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`No handler matches ${request.url}`);
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
  });

const email = { email: 'afi@example.com' };

test('outcomeName derives the name of an outcome from its error code', () => {
  expect(outcomeName('auth/wrong_password')).toBe('wrongPassword');
  expect(outcomeName('form/invalid_data')).toBe('invalidData');
  expect(outcomeName('server/error')).toBe('serverError');
  expectTypeOf(outcomeName('request/not_found')).toEqualTypeOf<'requestNotFound'>();
  expectTypeOf(sectionDataMock).toHaveProperty('requestNotFound');
  expectTypeOf(newsletterEmailsMock).not.toHaveProperty('requestNotFound');
});

test.each([
  ['success', newsletterEmailsMock.success(), { ok: true, data: email }],
  [
    'success with data',
    newsletterEmailsMock.success({ data: { email: 'b@c.co' } }),
    { ok: true, data: { email: 'b@c.co' } },
  ],
  [
    'invalidData',
    newsletterEmailsMock.invalidData,
    { failure: { kind: 'refused', status: 422, fields: { email: 'Invalid email' } } },
  ],
  [
    'rateLimited',
    newsletterEmailsMock.rateLimited,
    { failure: { kind: 'refused', status: 429, code: 'rate/limited' } },
  ],
  [
    'serverError',
    newsletterEmailsMock.serverError,
    { failure: { kind: 'refused', status: 500, code: 'server/error' } },
  ],
  ['offline', newsletterEmailsMock.offline, { failure: { kind: 'offline' } }],
  ['malformed', newsletterEmailsMock.malformed, { failure: { kind: 'malformed' } }],
  ['wrongShape', newsletterEmailsMock.wrongShape, { failure: { kind: 'malformed' } }],
  ['pending', newsletterEmailsMock.pending, { failure: { kind: 'timeout' } }],
])('the outcome %s returns its result', async (_, handler, result) => {
  expect(await clientOf(handler).call(newsletterEmails, email)).toMatchObject(result);
});

test('every outcome validates the input first', async () => {
  const result = await clientOf(newsletterEmailsMock.success()).call(newsletterEmails, { email: 'afi' });
  expect(result).toMatchObject({ failure: { code: 'form/invalid_data', fields: { email: 'Invalid email' } } });
});

test('the live mock returns the failure that the input names', async () => {
  const world = createWorld();
  const client = clientOf(newsletterEmailsMock.live(world), newsletterPhonesMock.live(world));
  const subscribe = (address: string) => client.call(newsletterEmails, { email: address });
  expect(await subscribe('error-503@example.com')).toMatchObject({ failure: { code: 'server/unavailable' } });
  expect(await subscribe('error-429@example.com')).toMatchObject({ failure: { code: 'rate/limited' } });
  expect(await subscribe('offline@example.com')).toMatchObject({ failure: { kind: 'offline' } });
  expect(await subscribe('malformed@example.com')).toMatchObject({ failure: { kind: 'malformed' } });
  expect(await client.call(newsletterPhones, { phone: '+1 555 000 0503' })).toMatchObject({
    failure: { code: 'server/unavailable' },
  });
  expect(subscriptionsOf(world)).toEqual({ emails: [], phones: [], messages: [] });
  expect(await subscribe('afi@example.com')).toMatchObject({ ok: true });
  expect(subscriptionsOf(world).emails).toEqual(['afi@example.com']);
});
