import { useEffect } from 'react';

/** A change of the bin. `back` is the id of a restored item. */
export interface BinChange {
  back?: string;
}

const name = 'kermesse-composer bin';

/** Returns the id of an item of the server's bin for {@link BinChange}. */
export const binItemId = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

/**
 * Notifies all windows, including this one, that the bin has changed.
 *
 * @param change the restored item, if there is one
 */
export function broadcastBinChange(change: BinChange = {}): void {
  // A BroadcastChannel does not receive its own messages, so this is another instance than those that listen.
  const channel = new BroadcastChannel(name);
  const post: (message: BinChange) => void = channel.postMessage.bind(channel);
  post(change);
  channel.close();
}

/** Subscribes to changes of the bin in any window. Returns the function that unsubscribes. */
export function subscribeToBinChanges(changed: (change: BinChange) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<BinChange>) => changed(data));
  return () => channel.close();
}

/** Calls `changed` after each change of the bin in any window, while the component is mounted. */
export function useBinChanges(changed: () => void): void {
  useEffect(() => subscribeToBinChanges(changed), [changed]);
}
