import { withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { pageKey, siteKey, type EditorStore } from '../store/workspace.ts';
import type { PublishResult } from '../server/server.ts';

/**
 * Changes the links to a moved page in the drafts of the documents that the server changed, as one step each. A draft
 * of an outdated version stays unchanged; publishing it shows both versions.
 */
export function updateDraftLinks(store: EditorStore, { followed = [] }: PublishResult, from: string, to: string): void {
  for (const { kind, slug, version } of followed) {
    const draft = store.get().drafts[kind === 'site' ? siteKey : pageKey(slug)];
    if (draft === undefined || draft.base.configuration === null || draft.base.version !== version - 1) continue;
    const base = { version, configuration: withLinksTo(draft.base.configuration, from, to) };
    store.updateDraft(draft.key, withLinksTo(draft.history.present, from, to), base);
  }
}
