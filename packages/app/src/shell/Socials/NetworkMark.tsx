import { createContext, useContext, type ComponentType } from 'react';

export interface NetworkMarkProps {
  /** The key of the network. */
  network: string;
}

/** From the sheet of all marks, fetched when the first of them is shown. */
function SheetMark({ network }: NetworkMarkProps) {
  return <use href={`/networks.svg#${network}`} />;
}

/** How a mark is drawn inside its `svg`. */
export const NetworkMarkContext = createContext<ComponentType<NetworkMarkProps>>(SheetMark);

/** The mark of a network, on a square of 24. */
export function NetworkMark({ network }: NetworkMarkProps) {
  const Drawn = useContext(NetworkMarkContext);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Drawn network={network} />
    </svg>
  );
}
