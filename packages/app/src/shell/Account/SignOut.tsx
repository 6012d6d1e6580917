import type { Locale } from '@kermesse/api/schemas/common/locale';
import { SignOutDialog, type SignOutDialogProps } from '@kermesse/flows/sign-out';
import { loadScreensI18n } from '../../i18n/browser.ts';
import { usePrepared } from './use-prepared.ts';

/** Loads the texts of the dialog. If they fail to load, the dialog shows their keys. */
const prepareDialog = (locale: Locale): Promise<boolean> =>
  loadScreensI18n(locale).then(
    () => true,
    () => true,
  );

/** Asks for confirmation before signing out, once its texts have loaded. */
export function SignOut(props: SignOutDialogProps) {
  return usePrepared(prepareDialog) && <SignOutDialog {...props} />;
}
