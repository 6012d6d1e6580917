import type { ScreenProps } from '@kermesse/api/page-props';
import { ResetPasswordScreen } from '@kermesse/flows/reset-password';

/** A new password by a mailed link. */
export function Component({ token = '', email }: ScreenProps) {
  return <ResetPasswordScreen token={token} email={email} />;
}
