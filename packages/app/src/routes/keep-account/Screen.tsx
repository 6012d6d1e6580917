import type { ScreenProps } from '@kermesse/api/page-props';
import { KeepAccountScreen } from '@kermesse/flows/keep-account';

/** Renders the screen of a mailed link that cancels the requested deletion of an account. */
export function Component({ token = '' }: ScreenProps) {
  return <KeepAccountScreen token={token} />;
}
