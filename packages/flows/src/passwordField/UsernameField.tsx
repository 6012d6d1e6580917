/** A hidden field that tells password managers to which account the password of a form belongs. */
export function UsernameField({
  email,
}: {
  /** The address; `null` for accounts without one. */
  email: string | null | undefined;
}) {
  return <input type="email" name="username" value={email ?? ''} autoComplete="username" readOnly hidden />;
}
