import { describe, expect, it } from 'vitest';
import { hasPassword } from './has-password.ts';

describe('hasPassword', () => {
  it('returns the value of the backend, for any login method', () => {
    expect(hasPassword({ authType: 'google', hasPassword: true })).toBe(true);
    expect(hasPassword({ authType: 'phone', hasPassword: true })).toBe(true);
    expect(hasPassword({ authType: 'email-password', hasPassword: false })).toBe(false);
  });

  it('depends on the login method when the backend returns no value', () => {
    expect(hasPassword({ authType: 'email-password' })).toBe(true);
    expect(hasPassword({ authType: null, hasPassword: null })).toBe(true);
    expect(hasPassword({ authType: 'google' })).toBe(false);
    expect(hasPassword({ authType: 'phone' })).toBe(false);
  });
});
