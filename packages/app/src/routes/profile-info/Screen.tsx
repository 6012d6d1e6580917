import type { ScreenProps } from '@kermesse/api/page-props';
import { ProfileSetupScreen } from '@kermesse/flows/profile-setup';
import { noLists } from '../no-lists.ts';

/** Renders the form that sets up a profile. */
export function Component({ lists = noLists }: ScreenProps) {
  return <ProfileSetupScreen lists={lists} />;
}
