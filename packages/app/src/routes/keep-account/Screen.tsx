import type { ScreenProps } from '@kermesse/api/page-props';
import { KeepAccountScreen } from '@kermesse/flows/keep-account';

/** Keeping an account whose deletion was asked for, by a mailed link. */
export function Component({ token = '' }: ScreenProps) {
  return <KeepAccountScreen token={token} />;
}
