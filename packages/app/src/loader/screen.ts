import { keepRequestedPage, storeSignInAddress } from '../session/sign-in-address.ts';

/**
 * The inline script of screens, beside the loader: it completes links that visitors follow before the app has hydrated
 * the screen.
 */
storeSignInAddress();
keepRequestedPage();
