import { createContext, useContext } from 'react';

/** Goes to a page of this site, as a link would. Paths have no language prefix and begin with `/`. */
export type Go = (path: string, options?: { replace?: boolean }) => void;

const GoContext = createContext<Go>((path, { replace = false } = {}) => location[replace ? 'replace' : 'assign'](path));

/** Gives flows the app's in-app navigation; stories give a spy. */
export const GoProvider = GoContext.Provider;

/** The way to another page. */
export function useGo(): Go {
  return useContext(GoContext);
}
