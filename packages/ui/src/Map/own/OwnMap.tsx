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
import { ownLayers, ownStyle, featureOf } from './own-style.ts';

/** Reads the map's colours from the page, and again whenever the theme or the brand changes. */
function useColours() {
  const land = useRef<HTMLSpanElement>(null);
  const sea = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<MapColours>();

  useLayoutEffect(() => {
    function read() {
      if (land.current === null || sea.current === null) return;
      const current = coloursAt(land.current, sea.current);
      setColours((before) => (JSON.stringify(before) === JSON.stringify(current) ? before : current));
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
    let isUnmounted = false;
    let isRequested = false;
    const fill = (id: string, geometry: GeoJSON.Geometry | undefined) =>
      void map.getSource<GeoJSONSource>(id)?.setData(featureOf(geometry));

    function follow() {
      if (map === undefined) return;
      const bounds = map.getBounds();
      const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      const [marginX, marginY] = [(east - west) / 2, (north - south) / 2];
      const zoom = map.getZoom();
      const lines = graticule(
        [west - marginX, Math.max(-85, south - marginY), east + marginX, Math.min(85, north + marginY)],
        zoom,
      );
      fill('grid', { type: 'MultiLineString', coordinates: lines });
      const inside = zoom >= regionZoom && isWithin([west, south], region) && isWithin([east, north], region);
      if (inside || isRequested) return;
      isRequested = true;
      loadWorld().then(
        ({ land, borders }) => {
          if (isUnmounted) return;
          fill('world', land);
          fill('world-borders', borders);
        },
        () => {
          isRequested = false;
        },
      );
    }

    map.on('load', follow);
    map.on('moveend', follow);
    return () => {
      isUnmounted = true;
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
  const [initialStyle, setInitialStyle] = useState<StyleSpecification>();
  if (initialStyle === undefined && colours !== undefined) setInitialStyle(ownStyle(colours, near, places));
  return (
    <>
      {probes}
      {initialStyle !== undefined && colours !== undefined && (
        <Map {...map} mapStyle={initialStyle}>
          <MapUpdates colours={colours} />
        </Map>
      )}
    </>
  );
}
