import { announceWaits } from './messages/announce-waits.ts';

/**
 * The inline script at the end of every page, where it does not delay the first screen. The messages that it shows are
 * needed seconds later.
 */
announceWaits();
