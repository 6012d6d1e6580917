import type { ScreenProps } from '@kermesse/api/page-props';
import { AccountScreen } from '@kermesse/flows/account';
import { noLists } from '../no-lists.ts';

/** The account area, at the tab that its address names. */
export function Component({ tab = 'dashboard', lists = noLists }: ScreenProps) {
  return <AccountScreen tab={tab} lists={lists} />;
}
