import { isWithin } from '../clip.ts';
import { loadPlaces, loadRegion, loadWorld } from '../data.ts';
import { drawMap, type MapDrawing, type MapView } from './drawing.ts';
import { region } from '../region.ts';

/** Loads the data of a place and draws its map. */
export async function loadDrawing(view: MapView): Promise<MapDrawing> {
  const near = isWithin([view.lng, view.lat], region);
  const [layers, places, world] = await Promise.all([loadRegion(), loadPlaces(), near ? undefined : loadWorld()]);
  return drawMap({ region: layers, places, world }, view);
}
