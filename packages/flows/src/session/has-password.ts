import type { User } from './session.ts';

/** Whether an account has a password. Without the backend's value: not with phone or Google login. */
export function hasPassword({ hasPassword: given, authType }: Pick<User, 'hasPassword' | 'authType'>): boolean {
  return given ?? (authType !== 'phone' && authType !== 'google');
}
