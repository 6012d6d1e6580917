import type { ScreenProps } from '@kermesse/api/page-props';
import { VerifyEmailScreen } from '@kermesse/flows/verify-email';

/** What came of a mailed link that confirms an address. */
export function VerifyEmail({ result = 'invalid' }: ScreenProps) {
  return <VerifyEmailScreen result={result} />;
}
