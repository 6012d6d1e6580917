import { tolerant } from '@kermesse/api/schemas/common/tolerant';
import { isRecord } from '@kermesse/sections/json';
import * as z from 'zod/mini';
import { cached } from './cached.ts';
import { listOf, type Configuration } from './json.ts';

/** The key of a draft's comments. They are part of its history and of its share link, and are never published. */
export const commentsKey = '$comments';

/** The maximum lengths in characters. Longer texts are cut, since a share link contains them. */
export const maxCommentLength = 2000;
export const maxAuthorLength = 60;

const cutTo = (most: number) => z.string().check(z.overwrite((text) => text.slice(0, most)));

const writtenComment = z.object({
  id: z.string(),
  /** The key of the commented section, or `pagePlace` for the page as a whole. */
  section: z.string(),
  /** The text of the check that the comment is about, if any. */
  check: tolerant(z.optional(cutTo(maxCommentLength)), undefined),
  author: tolerant(cutTo(maxAuthorLength), ''),
  text: cutTo(maxCommentLength).check(z.refine((text) => text.trim() !== '')),
  /** Milliseconds since 1970; 0 if unknown. */
  at: tolerant(z.number(), 0),
  resolved: tolerant(z.boolean(), false),
  /** When it was last resolved or reopened, in milliseconds since 1970; undefined for never. */
  changedAt: tolerant(z.optional(z.number()), undefined),
});

/** A comment of a reviewer on a page. */
export type Comment = z.output<typeof writtenComment>;

const none: Comment[] = [];
const readComments = cached((written: readonly unknown[]) =>
  written.flatMap((each) => z.safeParse(writtenComment, each).data ?? []).toSorted((a, b) => a.at - b.at),
);

/** Returns the comments of a draft, oldest first. Skips invalid ones. Returns the same array for the same value. */
export function commentsOf(configuration: Configuration): Comment[] {
  const written = configuration[commentsKey];
  return Array.isArray(written) ? readComments(written) : none;
}

/** Returns the index of a comment in the unsorted list; -1 if it does not exist. */
export const placeOfComment = (configuration: Configuration, id: string): number =>
  listOf(configuration[commentsKey]).findIndex((each) => isRecord(each) && each['id'] === id);

/** Returns the page without comments, as it is published, saved to a file and compared. */
export function withoutComments(configuration: Configuration): Configuration {
  if (!(commentsKey in configuration)) return configuration;
  const { [commentsKey]: _, ...page } = configuration;
  return page;
}

/**
 * Returns the copy of a comment that changed last. If neither did, or both at once, it is resolved if one of them is.
 */
function newerOf(mine: Comment, theirs: Comment | undefined): Comment {
  const [mineAt, theirsAt] = [mine.changedAt ?? 0, theirs?.changedAt ?? 0];
  if (theirs === undefined || mineAt > theirsAt) return mine;
  return theirsAt > mineAt || theirs.resolved ? theirs : mine;
}

/** Returns a configuration with the comments of both lists, and the newer copy of a comment in both. */
export function withComments(
  configuration: Configuration,
  mine: readonly Comment[],
  theirs: readonly Comment[],
): Configuration {
  const known = new Set(mine.map(({ id }) => id));
  const byId = new Map(theirs.map((each) => [each.id, each]));
  const all = [...mine.map((each) => newerOf(each, byId.get(each.id))), ...theirs.filter(({ id }) => !known.has(id))];
  return all.length === 0 ? withoutComments(configuration) : { ...configuration, [commentsKey]: all };
}
