import { loadPlaces, loadRegion, loadWorld } from '@kermesse/ui/map-data';
import { drawMap, type MapDrawing, type MapView } from '@kermesse/ui/map-drawing';
import { LRUCache } from 'lru-cache';

/** The maximum number of cached drawings: a site shows few places, but its pages are requested often. */
const maxDrawings = 50;
const data = { region: await loadRegion(), places: await loadPlaces(), world: await loadWorld() };
const drawings = new LRUCache<string, MapDrawing, MapView>({
  max: maxDrawings,
  memoMethod: (_, __, { context }) => drawMap(data, context),
});

/** Draws a place from the site's own map data. A page shows the drawing until the interactive map has loaded. */
export function drawPlace(view: MapView): MapDrawing {
  return drawings.memo(JSON.stringify([view.lat, view.lng, view.zoom, view.locale]), { context: view });
}
