import { createContext } from 'react';

/** A navigation that waits for an answer. */
export interface BlockedNavigation {
  proceed: () => void;
  reset: () => void;
}

/** How the app's router lets forms ask before unsaved input is lost. React Router's `useBlocker` has all it takes. */
export interface UnsavedBlocker {
  /** Holds what leads to another page back from now on, or no more. Must stay the same. */
  hold: (holding: boolean) => void;
  /** The navigation that is held back. */
  blocked: BlockedNavigation | undefined;
}

/** Without a router nothing is held back, and only the browser asks. */
export const UnsavedBlockerContext = createContext<UnsavedBlocker>({ hold: () => undefined, blocked: undefined });

/** Lets forms ask before unsaved input is lost by navigation in the app. */
export const UnsavedBlockerProvider = UnsavedBlockerContext.Provider;
