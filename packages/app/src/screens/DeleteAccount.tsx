import { AccountDeletion } from '@kermesse/flows/account-deletion';

/** The deletion of an account. */
export function DeleteAccount() {
  return <AccountDeletion />;
}
