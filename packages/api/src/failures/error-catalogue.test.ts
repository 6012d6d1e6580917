import { expect, it } from 'vitest';
import { messageFor } from './error-catalogue.ts';
import type { Failure } from './failure.ts';

const refused = (code: Extract<Failure, { kind: 'refused' }>['code'], more = {}): Failure => ({
  kind: 'refused',
  status: 400,
  code,
  ...more,
});

it('messageFor maps a code by the situation, and every other failure to the message `other`', () => {
  expect(messageFor('login', refused('auth/wrong_password'))).toEqual({ message: 'wrongCredentials' });
  expect(messageFor('changePassword', refused('auth/wrong_password'))).toEqual({
    fieldError: { field: 'currentPassword', key: 'wrongPassword' },
  });
  expect(messageFor('changePassword', refused('server/error'))).toEqual({ message: 'generic' });
  expect(messageFor('login', { kind: 'malformed', issues: [] })).toEqual({ message: 'loginFailed', help: 'retry' });
});

it('messageFor returns the field messages of the server, for a section with a message beside them', () => {
  const invalid = refused('form/invalid_data', { fields: { email: 'Invalid email' } });
  expect(messageFor('login', invalid)).toEqual({ fields: { email: 'Invalid email' } });
  expect(messageFor('contact', invalid)).toEqual({
    message: 'invalid',
    help: 'invalidWhy',
    fields: { email: 'Invalid email' },
  });
  expect(messageFor('login', refused('form/invalid_data'))).toEqual({ message: 'loginFailed', help: 'retry' });
});

it('messageFor covers rate limits, connection failures and ended sessions in every flow', () => {
  expect(messageFor('upload', refused('rate/limited', { retryAfter: 61 }))).toEqual({
    message: 'limited',
    help: 'limitedFor',
    values: { count: 2 },
  });
  expect(messageFor('upload', refused('rate/limited'))).toEqual({ message: 'limited' });
  expect(messageFor('login', { kind: 'offline' })).toEqual({ message: 'offline', help: 'kept' });
  expect(messageFor('upload', refused('auth/session_ended'))).toMatchObject({ message: 'sessionEnded' });
});

const withoutInput = [
  'upload',
  'avatarSave',
  'verifyEmail',
  'undoEmail',
  'keepAccount',
  'passkeyLogin',
  'loginAndSecurityList',
] as const;

it.each(withoutInput)('messageFor mentions no typed input for %s', (situation) => {
  expect(messageFor(situation, { kind: 'offline' })).toEqual({ message: 'offline', help: 'tryAgain' });
  expect(messageFor(situation, { kind: 'timeout' })).toEqual({ message: 'timeout', help: 'tryAgain' });
});

it('messageFor asks for another login with the same message in every flow, with help where no button logs in', () => {
  const stale = refused('auth/fresh_sign_in_required');
  for (const situation of ['changeEmail', 'deleteAccount', 'downloadData'] as const)
    expect(messageFor(situation, stale)).toEqual({ message: 'logInAgain' });
  for (const situation of ['passkeyAdd', 'passkeyRemove'] as const)
    expect(messageFor(situation, stale)).toEqual({ message: 'logInAgain', help: 'logInAgainHelp' });
});

it('messageFor uses the texts of the section in sections', () => {
  expect(messageFor('contact', refused('rate/limited', { retryAfter: 61 }))).toEqual({
    message: 'failed',
    help: 'limitedWhy',
  });
  expect(messageFor('newsletter', { kind: 'timeout' })).toEqual({ message: 'timeout' });
  expect(messageFor('newsletter', refused('auth/session_ended'))).toEqual({ message: 'failed' });
});

it('messageFor returns no message for an aborted call', () => {
  expect(messageFor('login', { kind: 'aborted' })).toBeUndefined();
});
