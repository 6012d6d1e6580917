import { longestAuthor } from '../document/comments.ts';

const stored = 'kermesse-composer-author';

/** The name that this person signs comments with; '' when none is known here. It stays in this browser. */
export function knownAuthor(): string {
  try {
    return localStorage.getItem(stored)?.slice(0, longestAuthor) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name for the next comment. Where nothing can be kept it is asked for again. */
export function keepAuthor(name: string): void {
  try {
    localStorage.setItem(stored, name);
  } catch {
    // Asked for again next time.
  }
}
