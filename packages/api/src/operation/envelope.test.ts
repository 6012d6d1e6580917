import { describe, expect, test } from 'vitest';
import { codeOfStatus, errorCodes, errorStatus, readErrorCode } from './error-codes.ts';
import { errorEnvelope, errorResponse, requestLocale } from './envelope.ts';

test('readErrorCode reads codes in both styles and returns undefined for anything else', () => {
  for (const code of errorCodes) {
    expect(readErrorCode(code)).toBe(code);
    expect(readErrorCode(code.replace('/', '_').toUpperCase())).toBe(code);
  }
  expect(readErrorCode('AUTH_MISSING_DATA')).toBe('auth/missing_data');
  for (const other of ['', 'constructor', 'toString', 'form', 12, null, undefined, {}])
    expect(readErrorCode(other)).toBeUndefined();
});

test('status 401 is only for a session that is missing or was ended', () => {
  expect(errorCodes.filter((code) => errorStatus[code] === 401)).toEqual(['auth/required', 'auth/session_ended']);
});

test('codeOfStatus returns a code for every status from 400 on', () => {
  for (let status = 400; status < 600; status++) expect(errorCodes).toContain(codeOfStatus(status));
});

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['de', 'fr'],
])('requestLocale reads %j as %s', (header, locale) => {
  expect(requestLocale(new Headers({ 'accept-language': header }))).toBe(locale);
});

test('requestLocale is French without a preference', () => {
  expect(requestLocale(new Headers())).toBe('fr');
});

describe('the error envelope', () => {
  test('has a message per field in the requested language', () => {
    expect(errorEnvelope({ code: 'form/invalid_data', fields: { email: 'email' } }, 'en')).toEqual({
      errorCode: 'form/invalid_data',
      message: 'Invalid data',
      data: { email: 'Invalid email' },
    });
  });

  test('has the status of its code and is not cached', async () => {
    const response = errorResponse({ code: 'rate/limited' }, 'fr', { 'retry-after': '5' });
    expect(response.status).toBe(429);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(await response.json()).toEqual({
      errorCode: 'rate/limited',
      message: 'Trop de demandes. Réessayez plus tard.',
    });
  });
});
