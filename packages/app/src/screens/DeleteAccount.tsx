import { DeleteAccountScreen } from '@kermesse/flows/delete-account';

/** The deletion of an account. */
export function DeleteAccount() {
  return <DeleteAccountScreen />;
}
