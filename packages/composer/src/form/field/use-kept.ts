import { useState } from 'react';

/** Whether something is shown: what was wanted once stays for as long as the filter does, so that it does not go from under the hands that mend it. */
export function useKept(filtered: boolean, wanted: boolean): boolean {
  const [kept, setKept] = useState(false);
  const next = filtered && (kept || wanted);
  if (next !== kept) setKept(next);
  return !filtered || next;
}
