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
import { Help, Pin, MapCanvas } from './map.styles.ts';
import { Picking, type MapPicking } from './controls/Picking.tsx';
import { pinPaths } from './pin.ts';
import { Scale } from './controls/Scale.tsx';
import { useHealth } from './engine/use-health.ts';
import { prepareWorker } from './engine/worker.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/** The words of a map. */
export interface MapLabels {
  /** What the map is of. */
  map: string;
  /** How to use it with a keyboard; announced with its name. */
  help: string;
  zoomIn: string;
  zoomOut: string;
  recentre: string;
  /** What the line of credits is. */
  attribution: string;
  /** Shown over the map when somebody scrolls or drags past it. */
  gestures: { windows: string; mac: string; touch: string };
  /** The language they are in. */
  locale: string;
}

export interface MapProps {
  /** The style it is drawn by: its address, or the style itself. */
  mapStyle: string | StyleSpecification;
  /** Its middle, in degrees. */
  lat: number;
  lng: number;
  zoom: number;
  /** Whether there is a pin. */
  pinned: boolean;
  labels: MapLabels;
  /** A point can be chosen: by a click, by dragging the pin, or by moving the map under a cross. The pin and the map follow `lat` and `lng`. */
  picking?: MapPicking;
  /** There is something to see. */
  onReady: () => void;
  /** There will be nothing to see: the style or all tiles failed, or there is no WebGL. */
  onFail: () => void;
  /** Parts of the map that draw nothing themselves. */
  children?: ReactNode;
}

prepareWorker();

/** The credits of every source, each once. */
function creditsIn(map: maplibre.Map): Credit[] {
  const lines = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(lines)]
    .map(creditsOf)
    .filter((line) => line.length > 0)
    .flatMap((line, place) => (place === 0 ? line : [{ text: ' · ' }, ...line]));
}

/** Only errors of tiles have a `tile`. */
const isOfTile = (event: ErrorEvent) => 'tile' in event && event.tile !== undefined;

/**
 * A map to move about in (MapLibre). Heavy, with a worker beside it: load this module only when a map is in view or
 * asked for (`LazyMap` does), and show `MapPicture` until `onReady`.
 *
 * It lets the page scroll by (Ctrl or two fingers zoom), moves by keyboard when it has the focus, does not animate for
 * those who want less motion, and always says whose data it shows.
 */
export function Map({ mapStyle, lat, lng, zoom, pinned, labels, picking, onReady, onFail, children }: MapProps) {
  useProviderCheck('Map');
  const help = useId();
  const [credits, setCredits] = useState<Credit[]>([]);
  const tell = useHealth({ onReady, onFail });

  function onSource({ target, tile, source }: MapSourceDataEvent & { tile?: unknown }) {
    // What a style brings itself is drawn in tiles too, and says nothing of those that are fetched.
    if (tile !== undefined && source.type !== 'geojson') tell('tile');
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
        onStyleData={() => tell('style')}
        onSourceData={onSource}
        onError={(event) => tell(isOfTile(event) ? 'tile-fault' : 'other-fault')}
        onLoad={({ target }) => {
          target.getCanvas().setAttribute('aria-describedby', help);
          target.touchZoomRotate.disableRotation();
          target.keyboard.disableRotation();
          setCredits(creditsIn(target));
        }}
        onIdle={() => tell('settled')}
      >
        {pinned && (
          <Marker
            latitude={lat}
            longitude={lng}
            anchor="bottom"
            draggable={picking !== undefined}
            onDragEnd={({ lngLat }) => picking?.onPick({ lat: lngLat.lat, lng: lngLat.wrap().lng })}
          >
            <Pin viewBox="0 0 34 46" aria-hidden="true" focusable="false">
              <path d={pinPaths.body} />
              <circle {...pinPaths.eye} />
            </Pin>
          </Marker>
        )}
        {picking !== undefined && <Picking {...picking} lat={lat} lng={lng} zoom={zoom} />}
        <Scale lat={lat} zoom={zoom} locale={labels.locale} />
        {children}
        <Controls labels={labels} home={{ lat, lng, zoom }} />
      </MapLibre>
      <Help id={help}>{labels.help}</Help>
      <Credits credits={credits} label={labels.attribution} />
    </MapCanvas>
  );
}
