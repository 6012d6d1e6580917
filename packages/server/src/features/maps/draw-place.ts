import { loadPlaces, loadRegion, loadWorld } from '@kermesse/ui/map-data';
import { drawMap, type MapDrawing, type MapView } from '@kermesse/ui/map-drawing';

/** Drawings that are kept: a site has few places, and its pages are asked for often. */
const most = 50;
const kept = new Map<string, MapDrawing>();
const data = { region: await loadRegion(), places: await loadPlaces(), world: await loadWorld() };

/** Draws a place on the map's own data, for the picture that the page shows until a map is loaded. */
export function drawPlace(view: MapView): MapDrawing {
  const key = JSON.stringify([view.lat, view.lng, view.zoom, view.locale]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = drawMap(data, view);
  if (kept.size >= most) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
