import { loadPlaces, loadRegion, loadWorld } from '@kermesse/ui/map-data';
import { drawMap, type MapDrawing, type MapView } from '@kermesse/ui/map-drawing';

/** The maximum number of cached drawings: a site shows few places, but its pages are requested often. */
const maxDrawings = 50;
const drawings = new Map<string, MapDrawing>();
const data = { region: await loadRegion(), places: await loadPlaces(), world: await loadWorld() };

/** Draws a place from the site's own map data. A page shows the drawing until the interactive map has loaded. */
export function drawPlace(view: MapView): MapDrawing {
  const key = JSON.stringify([view.lat, view.lng, view.zoom, view.locale]);
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawing = drawMap(data, view);
  if (drawings.size >= maxDrawings) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}
