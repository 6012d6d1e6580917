import { createContext, useContext } from 'react';

/** Returns the address of a page by its path without language: `/register` becomes `/en/register` in English. */
export type HrefOf = (path: string) => string;

const HrefContext = createContext<HrefOf>((path) => path);

/** Provides the app's function that writes addresses. */
export const HrefProvider = HrefContext.Provider;

/** Returns the function that writes the addresses of a flow's links. */
export function useHref(): HrefOf {
  return useContext(HrefContext);
}
