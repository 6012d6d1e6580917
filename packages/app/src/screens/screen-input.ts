import { createContext } from 'react';

/** The function to call with whether the forms of a built-in screen have unsaved input. */
export const ScreenInputContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Provides the function. It must not change. */
export const ScreenInputProvider = ScreenInputContext.Provider;
