import { createContext, useContext } from 'react';

const MapStyleContext = createContext<string | undefined>(undefined);

/** Gives sections the address of the style that maps are drawn by or of a file of tiles; without one the map is the site’s own. */
export const MapStyleProvider = MapStyleContext.Provider;

/** The address of the style that maps are drawn by, if it is not the site’s own. */
export function useMapStyle(): string | undefined {
  return useContext(MapStyleContext);
}
