/**
 * A hidden field that tells password managers to which account the password of a form belongs.
 *
 * @param email null for accounts without an email address.
 */
export function UsernameField({ email }: { email: string | null | undefined }) {
  return <input type="email" name="username" value={email ?? ''} autoComplete="username" readOnly hidden />;
}
