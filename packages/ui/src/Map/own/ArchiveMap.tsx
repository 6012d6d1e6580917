import { layers, namedFlavor, type Flavor } from '@protomaps/basemaps';
import * as maplibre from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { useMemo, useSyncExternalStore } from 'react';
import type { LayerSpecification, StyleSpecification } from 'react-map-gl/maplibre';
import { shownTheme } from '../../theme/shown-theme.ts';
import { Map, type MapProps } from '../Map.tsx';
import { observeTheme } from './observe-theme.ts';
import { mapFonts } from './own-style.ts';

const protocol = new Protocol();
maplibre.addProtocol('pmtiles', protocol.tile);

/** The attribution for tile archives that contain none. */
const attribution =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a> · <a href="https://protomaps.com">Protomaps</a>';

/**
 * Replaces the fonts of a layer with the page's fonts and removes its icons: those of the style are on another site.
 */
function withOwnLetters(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const { layout = {} } = layer;
  if (layout['text-field'] === undefined) return [];
  const kept = Object.entries(layout).filter(([name]) => !name.startsWith('icon-'));
  return [{ ...layer, layout: { ...Object.fromEntries(kept), 'text-font': mapFonts.text } }];
}

function archiveStyle(url: string, locale: string, flavor: Flavor): StyleSpecification {
  return {
    version: 8,
    sources: { tiles: { type: 'vector', url: `pmtiles://${url}`, attribution } },
    layers: layers('tiles', flavor, { lang: locale }).flatMap((layer) => withOwnLetters(layer)),
  };
}

/** A map with streets from one tile archive on this site (`DATA_DIR/maps`), in the Protomaps format. */
export function ArchiveMap({ mapStyle, ...map }: MapProps & { mapStyle: string }) {
  const { locale } = map.labels;
  const theme = useSyncExternalStore(observeTheme, shownTheme);
  const url = useMemo(() => {
    const { href } = new URL(mapStyle, location.href);
    protocol.add(new PMTiles(href));
    return href;
  }, [mapStyle]);
  const style = useMemo(() => archiveStyle(url, locale, namedFlavor(theme)), [url, locale, theme]);
  return <Map {...map} mapStyle={style} />;
}
