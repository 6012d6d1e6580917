import type { ScreenProps } from '@kermesse/api/page-props';
import { ResetPasswordScreen } from '@kermesse/flows/reset-password';

/** Renders the screen of a mailed link that sets a new password. */
export function Component({ token = '', email }: ScreenProps) {
  return <ResetPasswordScreen token={token} email={email} />;
}
