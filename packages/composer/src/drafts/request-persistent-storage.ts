import type { EditorStore } from '../store/workspace.ts';

/**
 * Requests persistent storage once, after the first change, so that the browser does not erase drafts when space is
 * short. The browser may refuse.
 *
 * @returns a function that stops waiting for the change
 */
export function requestPersistentStorage(store: EditorStore): () => void {
  const before = store.get().drafts;
  const stop = store.subscribe(() => {
    const changed = Object.values(store.get().drafts).some(
      ({ key, changedAt }) => changedAt > (before[key]?.changedAt ?? 0),
    );
    if (!changed) return;
    stop();
    // The API needs a secure context.
    if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
  });
  return stop;
}
