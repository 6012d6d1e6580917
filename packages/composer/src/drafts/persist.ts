import type { EditorStore } from '../store/workspace.ts';

/**
 * Asks the browser once, after the first change, not to erase its storage when space is short. It may refuse.
 *
 * @returns a function that stops waiting for the change
 */
export function persistAfterFirstChange(store: EditorStore): () => void {
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
