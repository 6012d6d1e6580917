import * as z from 'zod';
import { isServiceUrl, serviceUrl } from './values.ts';

/**
 * Whether a text is a valid source of a content security policy: scheme and host, optionally with `*` as the first
 * label.
 */
const isSource = (text: string) => {
  const source = text.replace('://*.', '://');
  return isServiceUrl(source) && source === new URL(source).origin;
};

/** The variables of maps. */
export const mapShape = {
  MAP_STYLE_URL: serviceUrl
    .optional()
    .describe(
      'the https address of a MapLibre style, such as https://tiles.example/style.json (its tiles, fonts and pictures may need MAP_ORIGINS). Default: the built-in map, or the .pmtiles file in DATA_DIR/maps if there is one.',
    ),
  MAP_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .pipe(z.array(z.string().refine(isSource)))
    .default([])
    .describe(
      'the other origins that the style of MAP_STYLE_URL loads tiles, fonts and pictures from: schemes and hosts separated by commas, such as https://fonts.example,https://*.tiles.example. Not needed if all of them have the origin of the style.',
    ),
  PLACE_SEARCH_URL: serviceUrl
    .optional()
    .describe(
      'the https address of a place search that takes free text and returns GeoJSON, such as https://places.example/api. Default: the site’s own list of towns.',
    ),
};

/** Returns the origins that browsers may load maps and places from; empty when neither is configured. */
export function mapOrigins({
  MAP_STYLE_URL,
  MAP_ORIGINS,
  PLACE_SEARCH_URL,
}: z.output<z.ZodObject<typeof mapShape>>): string[] {
  const maps = MAP_STYLE_URL === undefined ? [] : [new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS];
  const places = PLACE_SEARCH_URL === undefined ? [] : [new URL(PLACE_SEARCH_URL).origin];
  return [...new Set([...maps, ...places])];
}
