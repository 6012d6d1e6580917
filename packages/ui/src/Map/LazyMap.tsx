import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadPlaces, loadRegion } from '../geography/data.ts';
import type { MapProps } from './Map.tsx';

export interface LazyMapProps extends Omit<MapProps, 'mapStyle' | 'children'> {
  /** The address of a style, or of a file of tiles (`….pmtiles`). Without one the map is the site's own. */
  mapStyle?: string;
}

type Kind = ComponentType<Omit<LazyMapProps, 'mapStyle'>>;

async function loadOwn(): Promise<Kind> {
  const [{ OwnMap }, near, places] = await Promise.all([import('./own/OwnMap.tsx'), loadRegion(), loadPlaces()]);
  return (map) => <OwnMap {...map} near={near} places={places} />;
}

async function loadArchive(mapStyle: string): Promise<Kind> {
  const { ArchiveMap } = await import('./own/ArchiveMap.tsx');
  return (map) => <ArchiveMap {...map} mapStyle={mapStyle} />;
}

async function loadStyled(mapStyle: string): Promise<Kind> {
  const { Map } = await import('./Map.tsx');
  return (map) => <Map {...map} mapStyle={mapStyle} />;
}

const isArchive = (address: string) => /\.pmtiles(?:[?#]|$)/.test(address);

/** The code of a map by what it is drawn from, and what it cannot do without. */
const load = (mapStyle: string | undefined) =>
  lazy(async () => ({
    default: await (mapStyle === undefined
      ? loadOwn()
      : isArchive(mapStyle)
        ? loadArchive(mapStyle)
        : loadStyled(mapStyle)),
  }));

/** The map comes up over its picture once there is something to see. */
const Rising = styled.div`
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

/** Code that does not come, and a machine without WebGL, are failures like any other. */
class Net extends Component<{ onFail: () => void; children: ReactNode }, { torn: boolean }> {
  override state = { torn: false };
  static getDerivedStateFromError() {
    return { torn: true };
  }
  override componentDidCatch() {
    this.props.onFail();
  }
  override render() {
    return this.state.torn ? null : this.props.children;
  }
}

/**
 * A map whose code loads when it is first rendered. It covers its container (a `MapPicture`) and becomes visible once
 * it has something to show. To retry after `onFail`, change its key: a lazy component remembers that it failed.
 */
export function LazyMap({ mapStyle, onReady, ...map }: LazyMapProps) {
  const [Map] = useState(() => load(mapStyle));
  const [ready, setReady] = useState(false);
  return (
    <Rising data-ready={ready ? '' : undefined}>
      <Net onFail={map.onFail}>
        <Suspense fallback={null}>
          <Map
            {...map}
            onReady={() => {
              setReady(true);
              onReady();
            }}
          />
        </Suspense>
      </Net>
    </Rising>
  );
}
