/** The state of an input method's composition: whether it is active, and whether it has changed the field already. */
let composition: 'none' | 'begun' | 'changed' = 'none';

const begin = () => (composition = 'begun');
// Safari inserts the chosen text after `compositionend`, in the same task.
const end = () => setTimeout(() => (composition = 'none'));

/** Tracks the compositions of input methods in this window until the signal is aborted. */
export function trackCompositions(signal: AbortSignal): void {
  addEventListener('compositionstart', begin, { signal });
  addEventListener('compositionend', end, { signal });
}

/**
 * Returns whether a change continues a composition, so that the whole composition is one step. Call it once per change.
 */
export function continuesComposition(): boolean {
  const continues = composition === 'changed';
  if (composition === 'begun') composition = 'changed';
  return continues;
}
