import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { MapDrawing } from '../geography/drawing/drawing.ts';
import { LazyMap, type LazyMapProps } from '../Map/LazyMap.tsx';
import { MapAction } from '../Map/map-action.styles.ts';
import { canDrawMaps } from '../Map/renderer/can-draw-maps.ts';
import { savesData } from '../loading/saves-data.ts';
import { MapPicture } from './MapPicture.tsx';

/** What a stage shows: the picture, the map while it loads and then, or again the picture after it has failed. */
export type MapStageState = 'picture' | 'loading' | 'ready' | 'failed' | 'unsupported';

export interface MapStageProps extends Omit<LazyMapProps, 'labels' | 'onReady' | 'onFail'> {
  state: MapStageState;
  onState: (state: MapStageState) => void;
  /** The picture's drawing. */
  drawing: MapDrawing | undefined;
  /** The icon of the button. */
  icon: ReactNode;
  /** The accessible name of the map. */
  name: string;
  /** Returns a text by its key, such as `zoomIn`, in the language of the page. */
  t: (key: string) => string;
  locale: string;
  /**
   * Whether the map opens once it is in the viewport, unless data is saved. On a first visit, it waits until the
   * visitor points at it (`data-needs-app`).
   */
  opensInView?: boolean;
  className?: string;
}

const Base = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--sunk);
`;

/**
 * Calls `run` whenever at least half of an element enters the viewport; never while data is saved or the browser is
 * offline.
 * @returns a function that stops it
 */
function whenVisible(element: Element, run: () => void): (() => void) | undefined {
  if (savesData() || !navigator.onLine) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A picture of a place with a button that opens the interactive map over it. When the map fails, the picture shows
 * again. If the button still has the focus when the map is ready, the map takes it.
 */
export function MapStage(props: MapStageProps) {
  const { state, onState, drawing, icon, name, t, locale, opensInView = false, className, ...map } = props;
  const [attempts, setAttempts] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const active = state === 'loading' || state === 'ready';

  const hasFocus = () => stage.current?.contains(document.activeElement) === true;

  function open() {
    setAttempts((before) => before + 1);
    takesFocus.current = hasFocus();
    onState(canDrawMaps() ? 'loading' : 'unsupported');
  }

  const onView = useEffectEvent(() => {
    if (state === 'picture') open();
  });
  useEffect(
    () => (opensInView && stage.current !== null ? whenVisible(stage.current, () => onView()) : undefined),
    [opensInView],
  );

  // The button is removed, and the map becomes visible at the same time.
  useEffect(() => {
    if (!takesFocus.current) return;
    if (state === 'ready') stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
    if (state === 'unsupported') stage.current?.focus();
  }, [state]);

  return (
    <Base
      ref={stage}
      className={className}
      data-needs-app={opensInView ? '' : undefined}
      data-state={state}
      {...(state === 'unsupported' && { role: 'group', 'aria-label': name, tabIndex: -1 })}
    >
      <MapPicture
        drawing={drawing}
        pinned={map.pinned}
        locale={locale}
        attribution={t('attribution')}
        covered={state === 'ready'}
      />
      {active && (
        <LazyMap
          key={attempts}
          {...map}
          labels={{
            map: name,
            help: t('help'),
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            recentre: t('recentre'),
            attribution: t('attribution'),
            gestures: { windows: t('gestureWindows'), mac: t('gestureMac'), touch: t('gestureTouch') },
            locale,
          }}
          onReady={() => {
            takesFocus.current = hasFocus();
            onState('ready');
          }}
          onFail={() => onState('failed')}
        />
      )}
      {state !== 'ready' && state !== 'unsupported' && (
        <MapAction>
          <Button variant="highlight" size="s" icon={icon} pending={active} pendingLabel={t('loading')} onPress={open}>
            {t(state === 'failed' ? 'retry' : 'show')}
          </Button>
        </MapAction>
      )}
    </Base>
  );
}
