import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from './place.ts';

interface LiveMapProps {
  mapStyle: string;
  place: Place;
  /** What the map is of. */
  name: string;
  onReady: () => void;
  onFail: () => void;
}

const load = () => lazy(async () => ({ default: (await import('@kermesse/ui/Map')).Map }));

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

/** The map itself; its code comes with the first one. */
export function LiveMap({ mapStyle, place, name, onReady, onFail }: LiveMapProps) {
  const { t } = useTranslation('map');
  // Made anew with each try: a lazy component remembers that it could not be loaded.
  const [Map] = useState(load);
  return (
    <Net onFail={onFail}>
      <Suspense fallback={null}>
        <Map
          {...place}
          mapStyle={mapStyle}
          onReady={onReady}
          onFail={onFail}
          labels={{
            map: name,
            help: t('help'),
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            recentre: t('recentre'),
            attribution: t('attribution'),
            gestures: { windows: t('gestureWindows'), mac: t('gestureMac'), touch: t('gestureTouch') },
          }}
        />
      </Suspense>
    </Net>
  );
}
