import type { ScreenProps } from '@kermesse/api/page-props';
import { AccountScreen } from '@kermesse/flows/account';
import { noLists } from '../no-lists.ts';

/** Renders the account area at the tab in the address. */
export function Component({ tab = 'dashboard', lists = noLists }: ScreenProps) {
  return <AccountScreen tab={tab} lists={lists} />;
}
