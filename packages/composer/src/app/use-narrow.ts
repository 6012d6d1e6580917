import { below } from '@kermesse/ui/breakpoints';
import { useSyncExternalStore } from 'react';

const media = below.tablet;

function subscribe(listener: () => void): () => void {
  const list = matchMedia(media);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Returns whether the window is too narrow to edit. The composer then only reviews. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
