import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import type { Result } from '@kermesse/api/failure';
import { withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { withoutComments } from '../document/comments.ts';
import { applyToHistory } from '../document/history.ts';
import { isSameJson } from '../document/json.ts';
import { publishedSlug, slugOf, timeOfChange, type EditorStore } from '../store/workspace.ts';
import { lockedDrafts } from '../store/locked-drafts.ts';
import { moveVersions } from '../drafts/local-versions.ts';
import type { PublishResult } from '@kermesse/api/schemas/pages/editor';
import { isConflict, type EditorClient } from '../server/editor-client.ts';

/** Returns the former address of the open page if publishing it changes its address; undefined otherwise. */
export function formerAddress(store: EditorStore): string | undefined {
  const { drafts, active } = store.get();
  const draft = drafts[active];
  const from = draft && publishedSlug(draft);
  return from === undefined || from === slugOf(draft?.history.present ?? {}) ? undefined : from;
}

/**
 * Changes the links to a moved page in the drafts of the documents that the server changed, as one step each. A draft
 * that a window has locked, or of an outdated version, stays unchanged; publishing it shows both versions.
 */
async function updateDraftLinks(
  store: EditorStore,
  { followed = [] }: PublishResult,
  from: string,
  to: string,
): Promise<void> {
  const locked = await lockedDrafts();
  for (const { kind, slug, version } of followed) {
    const draft = Object.values(store.get().drafts).find((each) =>
      kind === 'site' ? each.kind === 'site' : publishedSlug(each) === slug,
    );
    if (
      draft === undefined ||
      locked.has(draft.key) ||
      draft.base.configuration === null ||
      draft.base.version !== version - 1
    )
      continue;
    store.replaceDraft({
      ...draft,
      history: applyToHistory(
        draft.history,
        { do: 'replace', configuration: withLinksTo(draft.history.present, from, to) },
        Date.now(),
      ),
      base: { version, configuration: withLinksTo(draft.base.configuration, from, to) },
      changedAt: timeOfChange(draft),
    });
  }
}

/** Returns whether the server certainly did not carry out a request. */
const isRejected = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'refused' && result.failure.status < 500;

/**
 * Publishes the open draft over the version `over`. If the address of the page has changed, its versions move along
 * and, with `follow`, the links to it change, including its own.
 * A newer version counts as no conflict if it is the editor's own, because the response to an earlier try was lost.
 */
export async function publishDraft(
  store: EditorStore,
  server: EditorClient,
  { over, follow }: { over: number; follow: boolean },
): Promise<Result<PublishResult>> {
  const { active } = store.get();
  const from = formerAddress(store);
  const present = () => withoutComments(store.get().drafts[active]?.history.present ?? {});
  const slug = slugOf(present());
  if (from !== undefined && follow)
    store.applyCommand({ do: 'replace', configuration: withLinksTo(present(), from, slug) });
  const configuration = present();
  const draft = store.get().drafts[active];
  const kind = draft?.kind ?? 'page';
  const address = kind === 'site' ? '' : slug;
  const sent = [...(draft?.sent ?? []), configuration];
  if (draft !== undefined) store.replaceDraft({ ...draft, sent });
  const document = { kind, slug: address, configuration };
  const move = from === undefined ? {} : { from, follow };
  let result = await server.call(editorDocumentPublish, { ...document, base: over, ...move });
  if (isConflict(result)) {
    const current = await server.call(editorDocumentGet, { kind, slug: address });
    if (current.ok && sent.some((each) => isSameJson(each, current.data.configuration)))
      result = await server.call(editorDocumentPublish, { ...document, base: current.data.version });
  }
  if (!result.ok) {
    const current = store.get().drafts[active];
    if (isRejected(result) && current?.sent === sent) store.replaceDraft({ ...current, sent: draft?.sent });
    return result;
  }
  const key = store.setBase(active, { version: result.data.version, configuration });
  if (from !== undefined) await updateDraftLinks(store, result.data, from, slug);
  if (key !== active) await moveVersions(active, key).catch(() => undefined);
  return result;
}
