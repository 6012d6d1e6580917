/**
 * Tells password managers whose password a form is about where the form does not ask for it: nobody sees it.
 *
 * @param email none for accounts that have no address.
 */
export function WhoseAccount({ email }: { email: string | null | undefined }) {
  return <input type="email" name="username" value={email ?? ''} autoComplete="username" readOnly hidden />;
}
