/** The state of an input method's composition: whether it is active, and whether it has changed the field already. */
let composition: 'none' | 'begun' | 'changed' = 'none';

const begin = () => (composition = 'begun');
// Safari inserts the chosen text after `compositionend`, in the same task.
const end = () => setTimeout(() => (composition = 'none'));

/** Tracks the compositions of input methods in this window. Returns the function that stops it. */
export function trackCompositions(): () => void {
  addEventListener('compositionstart', begin);
  addEventListener('compositionend', end);
  return () => {
    removeEventListener('compositionstart', begin);
    removeEventListener('compositionend', end);
  };
}

/**
 * Returns whether a change continues a composition, so that the whole composition is one step. Call it once per change.
 */
export function continuesComposition(): boolean {
  const continues = composition === 'changed';
  if (composition === 'begun') composition = 'changed';
  return continues;
}
