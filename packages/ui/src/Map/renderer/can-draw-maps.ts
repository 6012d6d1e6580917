/** Whether this browser supports maps: MapLibre needs WebGL 2. Check it before loading the map's code. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
