import { below } from '@kermesse/ui/breakpoints';
import { useSyncExternalStore } from 'react';

const media = below.laptop;

function subscribe(listener: () => void): () => void {
  const list = matchMedia(media);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is too narrow to edit in: there the composer is for reviewing. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
