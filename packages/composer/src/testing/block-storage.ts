import { spyOn } from 'storybook/test';
import { composerDatabase } from '../drafts/database.ts';

/** Keeps later changes of the drafts and of the bin waiting until the returned function is called. */
export async function blockStorage(): Promise<() => void> {
  const { store } = (await composerDatabase()).transaction('state', 'readwrite');
  let isBlocked = true;
  const hold = async () => {
    while (isBlocked) await store.count();
  };
  void hold();
  return () => {
    isBlocked = false;
  };
}

/** Lets a method of IndexedDB fail until the next story, as when the storage is full or closed. */
export const failStorage = (method: 'put' | 'delete' | 'getAll', target: object = IDBObjectStore.prototype) =>
  spyOn(target as IDBObjectStore, method).mockImplementation(() => {
    throw new DOMException('The storage fails.', 'InvalidStateError');
  });
