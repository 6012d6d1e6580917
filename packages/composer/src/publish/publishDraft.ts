import { withLinksTo } from '@kermesse/api/schemas/page-links';
import { withoutComments } from '../comments/comments.ts';
import { pageKey, publishedSlug, slugOf, type Desk } from '../store/workspace.ts';
import { moveVersions } from '../versions/localVersions.ts';
import { followInDrafts } from './move.ts';
import type { Answer, EditorServer, PublishedAs } from './server.ts';

/** The address that a page on the screen leaves when it is published; undefined where its address stays. */
export function leftAddress(desk: Desk): string | undefined {
  const { drafts, active } = desk.get();
  const draft = drafts[active];
  const from = draft && publishedSlug(draft);
  return from === undefined || from === slugOf(draft?.history.present ?? {}) ? undefined : from;
}

/**
 * Publishes the draft on the screen over a version. Where a page has another address now, it takes its history along, and
 * with `follow` the links to it, its own among them.
 */
export async function publishDraft(
  desk: Desk,
  server: EditorServer,
  { over, follow }: { over: number; follow: boolean },
): Promise<Answer<PublishedAs>> {
  const { active } = desk.get();
  const from = leftAddress(desk);
  const present = () => withoutComments(desk.get().drafts[active]?.history.present ?? {});
  const slug = slugOf(present());
  if (from !== undefined && follow) desk.carryOut({ do: 'replace', configuration: withLinksTo(present(), from, slug) });
  const configuration = present();
  const kind = desk.get().drafts[active]?.kind ?? 'page';
  const answer = await server.publish(
    kind,
    kind === 'site' ? '' : slug,
    configuration,
    over,
    from === undefined ? undefined : { from, follow },
  );
  if (!answer.ok) return answer;
  desk.settle(active, { version: answer.data.version, configuration });
  if (from !== undefined) {
    followInDrafts(desk, answer.data, from, slug);
    await moveVersions(active, pageKey(slug)).catch(() => undefined);
  }
  return answer;
}
