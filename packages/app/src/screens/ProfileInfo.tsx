import type { ScreenProps } from '@kermesse/api/page-props';
import { ProfileSetupScreen } from '@kermesse/flows/profile-setup';
import { noLists } from './lists.ts';

/** The setting up of a profile. */
export function ProfileInfo({ lists = noLists }: ScreenProps) {
  return <ProfileSetupScreen lists={lists} />;
}
