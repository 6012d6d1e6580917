import { useSyncExternalStore } from 'react';

const media = '(max-width: 1023px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(media);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is too narrow to edit in: there the composer is for reviewing. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
