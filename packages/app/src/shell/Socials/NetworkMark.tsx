import { createContext, useContext } from 'react';

/** The marks at hand, by network: on the server, so that a first visit does not fetch the sheet of all 24. */
export const NetworkMarksContext = createContext<Readonly<Record<string, string>>>({});

export interface NetworkMarkProps {
  /** The key of the network. */
  network: string;
}

/** The mark of a network on a square of 24: drawn into the page where it is at hand, otherwise from the sheet. */
export function NetworkMark({ network }: NetworkMarkProps) {
  const drawing = useContext(NetworkMarksContext)[network];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing === undefined ? <use href={`/networks.svg#${network}`} /> : <path fillRule="evenodd" d={drawing} />}
    </svg>
  );
}
