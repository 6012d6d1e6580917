import { AuthCallbackScreen } from '@kermesse/flows/auth-callback';
import { LoginScreen } from '@kermesse/flows/login';
import { RegisterScreen } from '@kermesse/flows/register';
import { ResetRequestScreen } from '@kermesse/flows/reset-request';
import { Account } from './Account.tsx';
import { BecomeCoordinator } from './BecomeCoordinator.tsx';
import { CreateEvent } from './CreateEvent.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { ProfileInfo } from './ProfileInfo.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { UndoEmail } from './UndoEmail.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';
import type { ScreenViews } from './views.ts';

/** The screens at hand: for rendering on the server. */
export const views: ScreenViews = {
  login: LoginScreen,
  register: RegisterScreen,
  'reset-request': ResetRequestScreen,
  'reset-password': ResetPassword,
  'undo-email': UndoEmail,
  'verify-email': VerifyEmail,
  'auth-callback': AuthCallbackScreen,
  'profile-info': ProfileInfo,
  account: Account,
  'create-event': CreateEvent,
  'become-coordinator': BecomeCoordinator,
  'delete-account': DeleteAccount,
  'keep-account': KeepAccount,
};
