import { commentsOf, withComments, withoutComments } from '../comments/comments.ts';
import type { Desk, Draft } from '../store/workspace.ts';

const text = (value: unknown) => JSON.stringify(value);

/**
 * Puts a document on the desk and shows it. One that is open already under the same name becomes a step in it, so that
 * what was there can be taken back. Comments that come with it are a step of their own, before: taking an outdated copy
 * of the page back keeps what its reviewer said.
 */
export function openOver(desk: Desk, draft: Draft): void {
  const known = desk.get().drafts[draft.key]?.history.present;
  desk.open(draft);
  if (known === undefined) return;
  const given = draft.history.present;
  const [mine, theirs] = [commentsOf(known), commentsOf(given)];
  if (theirs.some(({ id }) => mine.every((each) => each.id !== id))) {
    desk.carryOut({ do: 'replace', configuration: withComments(known, mine, theirs) });
  }
  if (text(withoutComments(known)) !== text(withoutComments(given))) desk.carryOut({ do: 'replace', configuration: given });
}

/** Puts documents on the desk and shows the first. */
export function openAll(desk: Desk, drafts: readonly Draft[]): void {
  for (const draft of drafts) openOver(desk, draft);
  const [first] = drafts;
  if (first !== undefined) desk.show(first.key);
}
