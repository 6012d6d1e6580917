import { createContext, useContext } from 'react';

const MapStyleContext = createContext<string | undefined>(undefined);

/** Gives sections the address of the style that maps are drawn by (`MAP_STYLE_URL`); without one no map is loaded. */
export const MapStyleProvider = MapStyleContext.Provider;

/** The address of the style that maps are drawn by, if there is one. */
export function useMapStyle(): string | undefined {
  return useContext(MapStyleContext);
}
