import type { ScreenProps } from '@kermesse/api/page-props';
import { UndoEmailScreen } from '@kermesse/flows/undo-email';

/** Renders the screen of a mailed link that undoes a change of the account's email address. */
export function Component({ token = '' }: ScreenProps) {
  return <UndoEmailScreen token={token} />;
}
