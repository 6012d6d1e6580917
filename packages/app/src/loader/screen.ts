import { keepRequestedPage, storeLoginAddress } from '../session/login-address.ts';

/**
 * The inline script of screens, beside the loader. It completes links that visitors follow before the app has hydrated
 * the screen.
 */
storeLoginAddress();
keepRequestedPage();
