import { storedText } from '../store/stored-text.ts';

/** The name with which the user signs comments, for the next comment. */
export const storedAuthor = storedText('localStorage', 'kermesse-composer-author');
