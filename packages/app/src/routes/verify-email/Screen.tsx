import type { ScreenProps } from '@kermesse/api/page-props';
import { VerifyEmailScreen } from '@kermesse/flows/verify-email';

/** Renders the screen of a mailed link that verifies an email address. */
export function Component({ result = 'invalid', email, link }: ScreenProps) {
  return <VerifyEmailScreen result={result} email={email} link={link} />;
}
