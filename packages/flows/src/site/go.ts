import { createContext, useContext } from 'react';

/** Navigates to a page of this site. Paths have no language prefix and begin with `/`. */
export type Go = (path: string, options?: { replace?: boolean }) => void;

const GoContext = createContext<Go>((path, { replace = false } = {}) => location[replace ? 'replace' : 'assign'](path));

/** Provides the app's navigation to flows. Stories provide a spy. */
export const GoProvider = GoContext.Provider;

/** Returns the function that navigates to another page. */
export function useGo(): Go {
  return useContext(GoContext);
}
