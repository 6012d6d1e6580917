import { maxAuthorLength } from '../document/comments.ts';

const stored = 'kermesse-composer-author';

/** Returns the name with which the user signs comments, from this browser's storage; '' if there is none. */
export function knownAuthor(): string {
  try {
    return localStorage.getItem(stored)?.slice(0, maxAuthorLength) ?? '';
  } catch {
    return '';
  }
}

/** Stores the name for the next comment. If the storage fails, the form starts empty next time. */
export function saveAuthor(name: string): void {
  try {
    localStorage.setItem(stored, name);
  } catch {
    // The storage is full or blocked.
  }
}
