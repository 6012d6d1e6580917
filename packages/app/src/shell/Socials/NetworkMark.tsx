import { createContext, useContext } from 'react';

/**
 * The inline logos by network. The server provides them, so that a first visit does not fetch the sprite sheet of all
 * 24.
 */
export const NetworkMarksContext = createContext<Readonly<Record<string, string>>>({});

export interface NetworkMarkProps {
  /** The key of the network. */
  network: string;
}

/**
 * Draws the logo of a network on a square of 24 units: inline if the context has it, otherwise from the sprite sheet.
 */
export function NetworkMark({ network }: NetworkMarkProps) {
  const drawing = useContext(NetworkMarksContext)[network];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {drawing === undefined ? <use href={`/networks.svg#${network}`} /> : <path fillRule="evenodd" d={drawing} />}
    </svg>
  );
}
