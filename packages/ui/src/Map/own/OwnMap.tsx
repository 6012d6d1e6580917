import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { isWithin } from '../../geography/clip.ts';
import { loadWorld } from '../../geography/data.ts';
import { graticule } from '../../geography/drawing/graticule.ts';
import type { MapLayers } from '../../geography/layers.ts';
import type { KnownPlace } from '../../geography/places.ts';
import { region } from '../../geography/region.ts';
import { coloursAt, type MapColours } from './colours.ts';
import { Map, type MapProps } from '../Map.tsx';
import { Probe } from '../map.styles.ts';
import { observeTheme } from './observe-theme.ts';
import { ownLayers, ownStyle, shape } from './own-style.ts';

/** Reads the map's colours from the page, and again whenever the theme or the brand changes. */
function useColours() {
  const land = useRef<HTMLSpanElement>(null);
  const sea = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<MapColours>();

  useLayoutEffect(() => {
    function read() {
      if (land.current === null || sea.current === null) return;
      const now = coloursAt(land.current, sea.current);
      setColours((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    }
    read();
    return observeTheme(read);
  }, []);

  const probes = (
    <>
      <Probe ref={land} data-tone="page" />
      <Probe ref={sea} data-tone="brand" />
    </>
  );
  return { colours, probes };
}

/**
 * The minimum zoom at which the data of the region is enough. Below it, or outside of the region, the world is drawn
 * too.
 */
const regionZoom = 7;

/** Updates a drawn map: its colours, its graticule, and the world around the region once it comes into view. */
function MapUpdates({ colours }: { colours: MapColours }) {
  const { current: map } = useMap();

  useEffect(() => {
    if (map === undefined) return undefined;
    const paint = () => {
      for (const { id, paint: properties = {} } of ownLayers(colours)) {
        if (map.getLayer(id) === undefined) continue;
        for (const [name, value] of Object.entries(properties))
          map.getMap().setPaintProperty(id, name as never, value as never);
      }
    };
    paint();
    map.on('load', paint);
    return () => {
      map.off('load', paint);
    };
  }, [map, colours]);

  useEffect(() => {
    if (map === undefined) return undefined;
    let gone = false;
    let asked = false;
    const fill = (id: string, geometry: GeoJSON.Geometry | undefined) =>
      void map.getSource<GeoJSONSource>(id)?.setData(shape(geometry));

    function follow() {
      if (map === undefined) return;
      const bounds = map.getBounds();
      const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      const [wide, high] = [(east - west) / 2, (north - south) / 2];
      const zoom = map.getZoom();
      const lines = graticule(
        [west - wide, Math.max(-85, south - high), east + wide, Math.min(85, north + high)],
        zoom,
      );
      fill('grid', { type: 'MultiLineString', coordinates: lines });
      const inside = zoom >= regionZoom && isWithin([west, south], region) && isWithin([east, north], region);
      if (inside || asked) return;
      asked = true;
      loadWorld().then(
        ({ land, borders }) => {
          if (gone) return;
          fill('world', land);
          fill('world-borders', borders);
        },
        () => {
          asked = false;
        },
      );
    }

    map.on('load', follow);
    map.on('moveend', follow);
    return () => {
      gone = true;
      map.off('load', follow);
      map.off('moveend', follow);
    };
  }, [map]);

  return null;
}

interface OwnMapProps extends Omit<MapProps, 'mapStyle' | 'children'> {
  near: MapLayers;
  places: KnownPlace[];
}

/** A map from the site's own data, in its own colours. It fetches nothing from other sites. */
export function OwnMap({ near, places, ...map }: OwnMapProps) {
  const { colours, probes } = useColours();
  const [first, setFirst] = useState<StyleSpecification>();
  if (first === undefined && colours !== undefined) setFirst(ownStyle(colours, near, places));
  return (
    <>
      {probes}
      {first !== undefined && colours !== undefined && (
        <Map {...map} mapStyle={first}>
          <MapUpdates colours={colours} />
        </Map>
      )}
    </>
  );
}
