import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { city, near, type Point } from './point.ts';

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

export interface PickerMapProps {
  mapStyle: string;
  point: Point | undefined;
  onPick: (point: Point) => void;
  onReady: () => void;
  onFail: () => void;
}

/** The map on which a point is chosen; its code comes with the first one. */
export function PickerMap({ mapStyle, point, onPick, onReady, onFail }: PickerMapProps) {
  const { t } = useTranslation('placePicker');
  const [Map] = useState(load);
  const place = point === undefined ? city : { ...point, zoom: near };
  return (
    <Net onFail={onFail}>
      <Suspense fallback={null}>
        <Map
          {...place}
          pinned={point !== undefined}
          mapStyle={mapStyle}
          picking={{ label: t('pick'), onPick }}
          onReady={onReady}
          onFail={onFail}
          labels={{
            map: t('map'),
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
