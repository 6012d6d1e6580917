import { describe, expect, it } from 'vitest';
import { hasPassword } from './has-password.ts';

describe('whether an account has a password', () => {
  it('is what the backend says, whatever the account signs in with', () => {
    expect(hasPassword({ authType: 'google', hasPassword: true })).toBe(true);
    expect(hasPassword({ authType: 'phone', hasPassword: true })).toBe(true);
    expect(hasPassword({ authType: 'email-password', hasPassword: false })).toBe(false);
  });

  it('follows from how one signs in where the backend does not say it', () => {
    expect(hasPassword({ authType: 'email-password' })).toBe(true);
    expect(hasPassword({ authType: null, hasPassword: null })).toBe(true);
    expect(hasPassword({ authType: 'google' })).toBe(false);
    expect(hasPassword({ authType: 'phone' })).toBe(false);
  });
});
