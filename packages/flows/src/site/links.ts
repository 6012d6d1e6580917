import { createContext, useContext } from 'react';

/** Makes the address of a page from its path (which has no language prefix): `/register` is `/en/register` on an English address. */
export type HrefOf = (path: string) => string;

const HrefContext = createContext<HrefOf>((path) => path);

/** Gives flows the way the app writes addresses. */
export const HrefProvider = HrefContext.Provider;

/** How a link of a flow writes the address of a page of this site. */
export function useHref(): HrefOf {
  return useContext(HrefContext);
}
