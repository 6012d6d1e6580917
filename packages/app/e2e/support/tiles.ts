import { createServer } from 'node:http';
import { listenLocally } from '../../../server/src/testing/stubs/listen.ts';

/** A server of map styles and tiles, on another origin than the site. */
export interface TileServer {
  /** The address of the map style. */
  style: string;
  /** Returns the requested paths since the last call. */
  takeRequests(): string[];
  /** Makes every tile request fail from now on. */
  fail(): void;
  stop(): Promise<void>;
}

/** A tile image of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const styleAt = (origin: string) => ({
  version: 8,
  sources: {
    tiles: {
      type: 'raster',
      tiles: [`${origin}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
    },
    streets: { type: 'geojson', data: `${origin}/streets.json` },
  },
  layers: [
    { id: 'tiles', type: 'raster', source: 'tiles' },
    { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': '#ffffff', 'line-width': 3 } },
  ],
});

const streets = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        coordinates: [
          [1.2, 6.12],
          [1.22, 6.125],
        ],
      },
    },
  ],
};

/** Starts a tile server on a free port. The page loads its tiles, the map's worker loads its streets. */
export async function startTileServer(): Promise<TileServer> {
  let paths: string[] = [];
  let failing = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    paths.push(path);
    const json = path === '/style.json' ? styleAt(origin) : path === '/streets.json' ? streets : undefined;
    const type = json === undefined ? 'image/png' : 'application/json';
    response.writeHead(failing && json === undefined ? 503 : 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
    });
    response.end(json === undefined ? pixel : JSON.stringify(json));
  });
  const { origin, close } = await listenLocally(server);
  return {
    style: `${origin}/style.json`,
    takeRequests() {
      const seen = paths;
      paths = [];
      return seen;
    },
    fail: () => {
      failing = true;
    },
    stop: close,
  };
}
