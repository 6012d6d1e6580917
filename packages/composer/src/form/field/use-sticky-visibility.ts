import { useState } from 'react';

/**
 * Returns whether an item is shown. With the filter on, an item that was `matching` once stays, so that it does not
 * vanish while the editor corrects it.
 */
export function useStickyVisibility(filtered: boolean, matching: boolean): boolean {
  const [kept, setKept] = useState(false);
  const next = filtered && (kept || matching);
  if (next !== kept) setKept(next);
  return !filtered || next;
}
