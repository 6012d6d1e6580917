import { useEffect } from 'react';

/** What happened to the bin: `back` names what was taken out of it, when it was that. */
export interface BinChange {
  back?: string;
}

const name = 'kermesse-composer bin';

/** What {@link BinChange} calls something in the server's bin. */
export const nameInBin = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

/**
 * Says in all windows, also in this one, that the bin has changed.
 *
 * @param change what was taken back, where something was
 */
export function tellBinChange(change: BinChange = {}): void {
  // A channel does not hear itself: the one that speaks is another than those that listen here.
  const channel = new BroadcastChannel(name);
  const post: (message: BinChange) => void = channel.postMessage.bind(channel);
  post(change);
  channel.close();
}

/** Calls back after each change of the bin in any window; gives the way to stop. */
export function onBinChange(changed: (change: BinChange) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<BinChange>) => changed(data));
  return () => channel.close();
}

/** Calls back after each change of the bin in any window, while the component is there. */
export function useBinChange(changed: () => void): void {
  useEffect(() => onBinChange(changed), [changed]);
}
