import { useIsHydrated } from '@kermesse/ui/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { pauseDuringInteraction, motionIsReduced } from './pause.ts';
import { createRotation, type Rotation } from './rotation.ts';

/** The state of a rotation and its pause button. */
export interface RotationControl {
  /** Whether the visitor has not paused the slides; the state of the pause button. */
  playing: boolean;
  /** Whether the timer is running: not paused for any reason. */
  running: boolean;
  toggle: () => void;
  /** Whether React has hydrated the server's HTML. */
  hydrated: boolean;
}

/**
 * Advances slides automatically, each after `period` milliseconds without interaction. Starts paused with
 * `prefers-reduced-motion`, and pauses when the visitor begins to prefer it. Every change of `slide` restarts the
 * period.
 * @param element the element whose hover and focus pause the slides
 * @param slide the index of the current slide
 * @param period in milliseconds; undefined for slides that do not move
 */
export function useRotation(
  element: RefObject<HTMLElement | null>,
  slide: number,
  period: number | undefined,
  onTurn: () => void,
): RotationControl {
  const clock = useRef<Rotation>(undefined);
  const hydrated = useIsHydrated();
  const [playing, setPlaying] = useState(true);
  const [running, setRunning] = useState(false);
  /** The visitor's choice. A click repeated during hydration can set it before the timer exists. */
  const choice = useRef<boolean>(undefined);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (period === undefined || element.current === null) return;
    const rotation = createRotation({ period, onTurn: () => turn(), onRunning: setRunning });
    clock.current = rotation;
    const startsPlaying = choice.current ?? !motionIsReduced();
    setPlaying(startsPlaying);
    if (!startsPlaying) rotation.pause('requested');
    const removeListeners = pauseDuringInteraction(element.current, rotation, () => {
      choice.current = false;
      setPlaying(false);
    });
    rotation.restart();
    return () => {
      removeListeners();
      rotation.stop();
      clock.current = undefined;
    };
  }, [element, period]);

  useEffect(() => clock.current?.restart(), [slide]);

  const toggle = () => {
    choice.current = !playing;
    setPlaying(!playing);
    if (playing) clock.current?.pause('requested');
    else clock.current?.resume('requested', 'hover', 'focus');
  };

  return { playing, running, toggle, hydrated };
}
