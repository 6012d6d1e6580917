import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibre from 'maplibre-gl';
import { useId, useState, type ReactNode } from 'react';
import {
  Map as MapLibre,
  Marker,
  type ErrorEvent,
  type MapSourceDataEvent,
  type StyleSpecification,
} from 'react-map-gl/maplibre';
import { creditsOf, type Credit } from './controls/attribution.ts';
import { Controls } from './controls/Controls.tsx';
import { Credits } from './controls/Credits.tsx';
import { Following } from './controls/Following.tsx';
import { Help, Pin, MapCanvas } from './map.styles.ts';
import { Picking, type MapPicking } from './controls/Picking.tsx';
import { pinPaths } from './pin.ts';
import { MapScale } from './controls/MapScale.tsx';
import { useLoadState } from './renderer/use-load-state.ts';
import { prepareWorker } from './renderer/worker.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/** The texts of a map. */
export interface MapLabels {
  /** The accessible name of the map: what it shows. */
  map: string;
  /** The keyboard instructions, announced with the name. */
  help: string;
  zoomIn: string;
  zoomOut: string;
  recentre: string;
  /** The accessible name of the attribution. */
  attribution: string;
  /** The hints shown when a visitor scrolls or drags over the map without the required gesture. */
  gestures: { windows: string; mac: string; touch: string };
  /** The language of the texts. */
  locale: string;
}

export interface MapProps {
  /** The MapLibre style, or its URL. */
  mapStyle: string | StyleSpecification;
  /** The latitude of the centre, in degrees. */
  lat: number;
  /** The longitude of the centre, in degrees. */
  lng: number;
  /** MapLibre's zoom: 0 shows the world, 12 a town. */
  zoom: number;
  /** Whether the map shows a pin at the centre. */
  pinned: boolean;
  /** The texts of the map, in the language of the page. */
  labels: MapLabels;
  /** Lets visitors choose a point: by clicking, by dragging the pin, or by moving the map under a crosshair. */
  picking?: MapPicking;
  /** Called once the map is drawn. */
  onReady: () => void;
  /** Called when the map cannot be drawn: the style or all tiles failed to load, or WebGL is missing. */
  onFail: () => void;
  /** Components that control the map and render nothing themselves. */
  children?: ReactNode;
}

prepareWorker();

/** Returns the attributions of all sources, without duplicates. */
function creditsIn(map: maplibre.Map): Credit[] {
  const lines = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(lines)]
    .map(creditsOf)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [{ text: ' · ' }, ...line]));
}

/** Whether an error concerns a tile. Only such errors have a `tile`. */
const isOfTile = (event: ErrorEvent) => 'tile' in event && event.tile !== undefined;

/**
 * An interactive map (MapLibre). Its code is large and it runs a worker: load this module only when a map is in view or
 * requested, as `LazyMap` does, and show `MapPicture` until `onReady`.
 *
 * Scrolling over the map scrolls the page: zooming needs Ctrl or two fingers. With the focus, the arrow keys move it.
 * It follows changes of `lat`, `lng` and `zoom`, does not animate when visitors prefer reduced motion, and always shows
 * the attribution of its data.
 */
export function Map({ mapStyle, lat, lng, zoom, pinned, labels, picking, onReady, onFail, children }: MapProps) {
  useProviderCheck('Map');
  const help = useId();
  const [credits, setCredits] = useState<Credit[]>([]);
  const report = useLoadState({ onReady, onFail });

  function onSource({ target, tile, source }: MapSourceDataEvent & { tile?: unknown }) {
    // GeoJSON data inside the style is also drawn as tiles. It says nothing about tiles from the network.
    if (tile !== undefined && source.type !== 'geojson') report('tile');
    else if (target.isStyleLoaded()) setCredits(creditsIn(target));
  }

  return (
    <MapCanvas>
      <MapLibre
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ latitude: lat, longitude: lng, zoom }}
        attributionControl={false}
        fadeDuration={0}
        cooperativeGestures
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        maxPitch={0}
        locale={{
          'Map.Title': labels.map,
          'CooperativeGesturesHandler.WindowsHelpText': labels.gestures.windows,
          'CooperativeGesturesHandler.MacHelpText': labels.gestures.mac,
          'CooperativeGesturesHandler.MobileHelpText': labels.gestures.touch,
        }}
        onClick={({ lngLat }) => picking?.onPick({ lat: lngLat.lat, lng: lngLat.wrap().lng })}
        onStyleData={() => report('style')}
        onSourceData={onSource}
        onError={(event) => report(isOfTile(event) ? 'tile-error' : 'other-error')}
        onLoad={({ target }) => {
          // MapLibre's role is `region`, in which screen readers keep the arrow keys for themselves.
          target.getCanvas().setAttribute('role', 'application');
          target.getCanvas().setAttribute('aria-describedby', help);
          target.touchZoomRotate.disableRotation();
          target.keyboard.disableRotation();
          setCredits(creditsIn(target));
        }}
        onIdle={() => report('settled')}
      >
        {pinned && (
          <Marker
            latitude={lat}
            longitude={lng}
            anchor="bottom"
            draggable={picking !== undefined}
            onDragEnd={({ lngLat }) => picking?.onPick({ lat: lngLat.lat, lng: lngLat.wrap().lng })}
          >
            <Pin viewBox="0 0 34 46" aria-hidden="true">
              <path d={pinPaths.body} />
              <circle {...pinPaths.eye} />
            </Pin>
          </Marker>
        )}
        <Following lat={lat} lng={lng} zoom={zoom} />
        {picking !== undefined && <Picking {...picking} />}
        <MapScale lat={lat} zoom={zoom} locale={labels.locale} />
        {children}
        <Controls labels={labels} home={{ lat, lng, zoom }} />
      </MapLibre>
      <Help id={help}>{labels.help}</Help>
      <Credits credits={credits} label={labels.attribution} />
    </MapCanvas>
  );
}
