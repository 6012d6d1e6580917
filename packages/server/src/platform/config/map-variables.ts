import * as z from 'zod';
import { isLocalHost } from './local-host.ts';

/** An address that browsers ask for themselves: `https`, or `http` on this machine. */
const isReachable = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname)));
};

/** Scheme and host, the host's first part possibly `*`: what a policy takes. */
const isSource = (text: string) => {
  const source = text.replace('://*.', '://');
  return isReachable(source) && source === new URL(source).origin;
};

/** The variables of maps. */
export const mapShape = {
  MAP_STYLE_URL: z.string().refine(isReachable).optional(),
  MAP_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .pipe(z.array(z.string().refine(isSource)))
    .default([]),
  PLACE_SEARCH_URL: z.string().refine(isReachable).optional(),
};

/** What each must be and what to do, in the words of an operator. */
export const mapExpectations: Record<keyof typeof mapShape, string> = {
  MAP_STYLE_URL:
    'the https address of a MapLibre style, such as https://tiles.example/style.json (its tiles, fonts and pictures may need MAP_ORIGINS). Leave it out for the site’s own map, which needs no network, or for a .pmtiles file in DATA_DIR/maps.',
  MAP_ORIGINS:
    'where else the style of MAP_STYLE_URL fetches tiles, fonts and pictures from: schemes and hosts separated by commas, such as https://fonts.example,https://*.tiles.example. Leave it out when all of it is where the style is.',
  PLACE_SEARCH_URL:
    'the https address that searches places by free text and answers GeoJSON, such as https://places.example/api. Leave it out for the site’s own list of towns.',
};

/** Where browsers may fetch maps and places from; nowhere when neither is set. */
export function mapOrigins({
  MAP_STYLE_URL,
  MAP_ORIGINS,
  PLACE_SEARCH_URL,
}: {
  MAP_STYLE_URL?: string;
  MAP_ORIGINS: string[];
  PLACE_SEARCH_URL?: string;
}): string[] {
  const maps = MAP_STYLE_URL === undefined ? [] : [new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS];
  const places = PLACE_SEARCH_URL === undefined ? [] : [new URL(PLACE_SEARCH_URL).origin];
  return [...new Set([...maps, ...places])];
}
