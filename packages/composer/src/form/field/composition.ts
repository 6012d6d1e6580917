/** Whether an input method is at work, and whether it has changed the field already. */
let composition: 'none' | 'begun' | 'changed' = 'none';

const begin = () => (composition = 'begun');
// Safari writes what was chosen after the end of the composition, in the same task.
const end = () => setTimeout(() => (composition = 'none'));

/** Follows what input methods do in the fields of this window; gives the way to stop. */
export function followCompositions(): () => void {
  addEventListener('compositionstart', begin);
  addEventListener('compositionend', end);
  return () => {
    removeEventListener('compositionstart', begin);
    removeEventListener('compositionend', end);
  };
}

/**
 * Whether a change goes on with what an input method is composing: its sounds, its guesses and what is chosen of them are
 * one piece of writing. Ask once for each change.
 */
export function goesOnComposing(): boolean {
  const goesOn = composition === 'changed';
  if (composition === 'begun') composition = 'changed';
  return goesOn;
}
