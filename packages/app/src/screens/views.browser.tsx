import type { PageProps, ScreenName } from '@kermesse/api/page-props';
import { later } from '../page/later.tsx';
import type { ScreenViews } from './views.ts';

/** The screens by lazy chunks, one for each. */
const lazily = {
  login: later(async () => (await import('@kermesse/flows/login')).LoginScreen),
  register: later(async () => (await import('@kermesse/flows/register')).RegisterScreen),
  'reset-request': later(async () => (await import('@kermesse/flows/reset-request')).ResetRequestScreen),
  'reset-password': later(async () => (await import('./ResetPassword.tsx')).ResetPassword),
  'undo-email': later(async () => (await import('./UndoEmail.tsx')).UndoEmail),
  'verify-email': later(async () => (await import('./VerifyEmail.tsx')).VerifyEmail),
  'auth-callback': later(async () => (await import('@kermesse/flows/auth-callback')).AuthCallbackScreen),
  'profile-info': later(async () => (await import('./ProfileInfo.tsx')).ProfileInfo),
  account: later(async () => (await import('./Account.tsx')).Account),
  'create-event': later(async () => (await import('./CreateEvent.tsx')).CreateEvent),
  'become-coordinator': later(async () => (await import('./BecomeCoordinator.tsx')).BecomeCoordinator),
  'keep-account': later(async () => (await import('./KeepAccount.tsx')).KeepAccount),
  'delete-account': later(async () => (await import('./DeleteAccount.tsx')).DeleteAccount),
} satisfies ScreenViews;

export const views: ScreenViews = lazily;

const known = new Map(Object.entries(lazily));

/** Whether a page is a screen that is built in: it needs words of its own. */
export const isScreen = ({ screen }: PageProps): boolean => known.has(screen);

/** Fetches the code of a screen that is about to be shown. */
export async function preloadScreen(screen: ScreenName): Promise<void> {
  await known.get(screen)?.preload();
}
