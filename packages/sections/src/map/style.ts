import { createContext, useContext } from 'react';

const MapStyleContext = createContext<string | undefined>(undefined);

/** Provides the URL of a map style or of a file of tiles to sections. Without it, maps use the site’s own style. */
export const MapStyleProvider = MapStyleContext.Provider;

/** Returns the URL of the map style; undefined for the site’s own. */
export function useMapStyle(): string | undefined {
  return useContext(MapStyleContext);
}
