import { lazy, Suspense, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { loadPlaces, loadRegion } from '../geography/data.ts';
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import type { MapProps } from './Map.tsx';

export interface LazyMapProps extends Omit<MapProps, 'mapStyle' | 'children'> {
  /** The URL of a map style or of a tile archive (`….pmtiles`). Without one, the map uses the site's own data. */
  mapStyle?: string;
}

type MapComponent = ComponentType<Omit<LazyMapProps, 'mapStyle'>>;

async function loadOwn(): Promise<MapComponent> {
  const [{ OwnMap }, near, places] = await Promise.all([import('./own/OwnMap.tsx'), loadRegion(), loadPlaces()]);
  return (map) => <OwnMap {...map} near={near} places={places} />;
}

async function loadArchive(mapStyle: string): Promise<MapComponent> {
  const { ArchiveMap } = await import('./own/ArchiveMap.tsx');
  return (map) => <ArchiveMap {...map} mapStyle={mapStyle} />;
}

async function loadMapWithStyle(mapStyle: string): Promise<MapComponent> {
  const { Map } = await import('./Map.tsx');
  return (map) => <Map {...map} mapStyle={mapStyle} />;
}

const isArchive = (address: string) => /\.pmtiles(?:[?#]|$)/.test(address);

/** Returns a lazy component for the kind of map: own data, tile archive or style. Its code and data load with it. */
const load = (mapStyle: string | undefined) =>
  lazy(async () => ({
    default: await (mapStyle === undefined
      ? loadOwn()
      : isArchive(mapStyle)
        ? loadArchive(mapStyle)
        : loadMapWithStyle(mapStyle)),
  }));

/** Fades the map in over its picture once the map is drawn. */
const FadeIn = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition: opacity var(--slow) var(--ease);

  &[data-ready] {
    visibility: visible;
    opacity: 1;
  }
`;

/**
 * An interactive map whose code loads on the first render. It covers its container (a `MapPicture`) and becomes visible
 * once it is drawn. To retry after `onFail`, change its key: a lazy component caches its failure.
 */
export function LazyMap({ mapStyle, onReady, ...map }: LazyMapProps) {
  const [Map] = useState(() => load(mapStyle));
  const [ready, setReady] = useState(false);
  return (
    <FadeIn data-ready={ready ? '' : undefined}>
      {/* Catches code that fails to load, and browsers without WebGL. */}
      <ErrorBoundary renderFallback={() => null} onError={map.onFail}>
        <Suspense fallback={null}>
          <Map
            {...map}
            onReady={() => {
              setReady(true);
              onReady();
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </FadeIn>
  );
}
