import { createServer } from 'node:http';
import { listenLocally } from '../../../server/src/testing/stubs/listen.ts';

/** A place search service with the API of Photon, on another origin than the site. */
export interface PlaceServer {
  /** The service's address, for `PLACE_SEARCH_URL`. */
  url: string;
  /** Returns the search texts since the last call. */
  takeRequests(): string[];
  stop(): Promise<void>;
}

const place = (name: string, street: string, lng: number, lat: number) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { name, street, city: 'Lomé', country: 'Togo' },
});

const known = [
  place('Grand Marché', 'Rue du Commerce', 1.2255, 6.1319),
  place('Marché de Bè', 'Boulevard du Mono', 1.25, 6.14),
];

/** Starts a place search service on a free port. It finds two markets of Lomé. */
export async function startPlaceServer(): Promise<PlaceServer> {
  let queries: string[] = [];
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://places').searchParams.get('q') ?? '';
    queries.push(query);
    const features = known.filter(({ properties }) => properties.name.toLowerCase().includes(query.toLowerCase()));
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify({ type: 'FeatureCollection', features }));
  });
  const { origin, close } = await listenLocally(server);
  return {
    url: `${origin}/api`,
    takeRequests() {
      const seen = queries;
      queries = [];
      return seen;
    },
    stop: close,
  };
}
