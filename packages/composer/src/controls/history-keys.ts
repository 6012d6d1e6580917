/** A step through the history of a draft. */
export type HistoryStep = 'undo' | 'redo';

/**
 * Returns the step that a keyboard shortcut requests: ⌘Z or Ctrl-Z undoes; with Shift, or Ctrl-Y, redoes. Undefined for
 * other keys, and for those of an input method.
 */
export function historyStepOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>,
): HistoryStep | undefined {
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}
