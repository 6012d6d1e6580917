/** Whether this browser can draw a map at all (WebGL 2, which MapLibre needs). Asked before any of the map's code is loaded. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
