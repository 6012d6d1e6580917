import { keepTypedInput } from './keep-typed-input.ts';
import { keepRequestedPage, storeLoginAddress } from '../session/login-address.ts';

/**
 * The inline script of screens, beside the loader. It completes links that visitors follow before the app has hydrated
 * the screen, and keeps what they have typed.
 */
storeLoginAddress();
keepRequestedPage();
keepTypedInput();
