import { createContext } from 'react';

/** A blocked navigation that waits for the user's decision. */
export interface BlockedNavigation {
  proceed: () => void;
  reset: () => void;
}

/** The part of the app's router that blocks navigation, such as React Router's `useBlocker`. */
export interface UnsavedBlocker {
  /** Starts or stops blocking navigation to other pages. Must be the same function in every render. */
  setBlocking: (blocking: boolean) => void;
  /** The navigation that is blocked now. */
  blocked: BlockedNavigation | undefined;
}

/** The context of the blocker. Without a router no navigation is blocked, and only the browser asks. */
export const UnsavedBlockerContext = createContext<UnsavedBlocker>({
  setBlocking: () => undefined,
  blocked: undefined,
});

/** Provides the blocker, so that forms can ask before navigation in the app loses unsaved input. */
export const UnsavedBlockerProvider = UnsavedBlockerContext.Provider;
