import { useState } from 'react';

/**
 * Returns whether an item is shown. With the filter on, an item that was `wanted` once stays, so that it does not
 * vanish while the editor corrects it.
 */
export function useStickyVisibility(filtered: boolean, wanted: boolean): boolean {
  const [kept, setKept] = useState(false);
  const next = filtered && (kept || wanted);
  if (next !== kept) setKept(next);
  return !filtered || next;
}
