import { useEffect, useEffectEvent } from 'react';

/** A change of the bin. */
export interface BinChange {
  /** The id of a restored item. */
  back?: string;
  /** The time of removal of the last erased item of the server, ISO 8601, if all items until then were erased. */
  erasedUntil?: string;
}

const name = 'kermesse-composer bin';

/** Returns the id of an item of the server's bin for {@link BinChange}. */
export const binItemId = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

/**
 * Notifies all windows, including this one, that the bin has changed.
 *
 * @param change what has changed, if it is known
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
export function useBinChanges(changed: (change: BinChange) => void): void {
  const onChange = useEffectEvent(changed);
  useEffect(() => subscribeToBinChanges((change) => onChange(change)), []);
}
