import type { ScreenProps } from '@kermesse/api/page-props';
import { VerifyEmailScreen } from '@kermesse/flows/verify-email';

/** The page of a mailed link that confirms an address. */
export function Component({ result = 'invalid', email, link }: ScreenProps) {
  return <VerifyEmailScreen result={result} email={email} link={link} />;
}
