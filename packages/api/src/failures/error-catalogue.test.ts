import { expect, it } from 'vitest';
import { messageFor } from './error-catalogue.ts';
import type { Failure } from './failure.ts';

const refused = (code: Extract<Failure, { kind: 'refused' }>['code'], more = {}): Failure => ({
  kind: 'refused',
  status: 400,
  code,
  ...more,
});

it('reads a code by its situation, and anything else as what the situation says of the rest', () => {
  expect(messageFor('login', refused('auth/wrong_password'))).toEqual({ message: 'wrongCredentials' });
  expect(messageFor('changePassword', refused('auth/wrong_password'))).toEqual({ message: 'wrongPassword' });
  expect(messageFor('changePassword', refused('server/error'))).toEqual({ message: 'generic' });
  expect(messageFor('login', { kind: 'malformed', issues: [] })).toEqual({ message: 'loginFailed', help: 'retry' });
});

it('gives the server’s words on fields, beside the message of a section', () => {
  const invalid = refused('form/invalid_data', { fields: { email: 'Invalid email' } });
  expect(messageFor('login', invalid)).toEqual({ fields: { email: 'Invalid email' } });
  expect(messageFor('contact', invalid)).toEqual({
    message: 'invalid',
    help: 'invalidWhy',
    fields: { email: 'Invalid email' },
  });
  expect(messageFor('login', refused('form/invalid_data'))).toEqual({ message: 'loginFailed', help: 'retry' });
});

it('says in every flow how long to wait, that the line is bad and that the session has ended', () => {
  expect(messageFor('upload', refused('rate/limited', { retryAfter: 61 }))).toEqual({
    message: 'limited',
    help: 'limitedFor',
    values: { count: 2 },
  });
  expect(messageFor('upload', refused('rate/limited'))).toEqual({ message: 'limited' });
  expect(messageFor('upload', { kind: 'offline' })).toEqual({ message: 'offline', help: 'kept' });
  expect(messageFor('upload', refused('auth/session_ended'))).toMatchObject({ message: 'sessionEnded' });
});

it('has texts of their own for sections', () => {
  expect(messageFor('contact', refused('rate/limited', { retryAfter: 61 }))).toEqual({
    message: 'failed',
    help: 'limitedWhy',
  });
  expect(messageFor('newsletter', { kind: 'timeout' })).toEqual({ message: 'timeout' });
  expect(messageFor('newsletter', refused('auth/session_ended'))).toEqual({ message: 'failed' });
});

it('says nothing of a call that was aborted', () => {
  expect(messageFor('login', { kind: 'aborted' })).toBeUndefined();
});
