import { stored } from '../store/stored.ts';

/** The name with which the user signs comments, for the next comment. */
export const storedAuthor = stored('localStorage', 'kermesse-composer-author');
