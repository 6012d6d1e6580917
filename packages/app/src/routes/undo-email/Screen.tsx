import type { ScreenProps } from '@kermesse/api/page-props';
import { UndoEmailScreen } from '@kermesse/flows/undo-email';

/** Undoes a change of the account's address, by the link of a notice. */
export function Component({ token = '' }: ScreenProps) {
  return <UndoEmailScreen token={token} />;
}
