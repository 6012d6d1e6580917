import type { User } from './session.ts';

/** Whether an account has a password. Where the backend does not say it, those have one that sign in neither by phone nor with Google. */
export function hasPassword({ hasPassword: given, authType }: Pick<User, 'hasPassword' | 'authType'>): boolean {
  return given ?? (authType !== 'phone' && authType !== 'google');
}
