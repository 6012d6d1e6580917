import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedItem, useTurnTo } from './edited-item.ts';
import { nextIndex, stepOfKey } from './slides.ts';
import { useRotation, type RotationControl } from './use-rotation.ts';

/** The slides of a carousel and how they move. */
export interface CarouselOptions {
  /** The field of the slides, such as `slides`. The carousel shows the item that an editor edits, and does not move. */
  list: string;
  count: number;
  /** How the page's script moves the slides until React hydrates (see `motion/move.ts`). */
  moves: 'fade' | 'out-in' | 'ring';
  /** How long each slide is shown, in milliseconds; undefined if there are too few to move. */
  period: number | undefined;
  /** The index of the current slide. Every change restarts the period. It may count repetitions of the slides. */
  index: number;
  /** Whether the slides can turn to an edited item. */
  ready?: boolean;
  step: (by: number) => void;
  /** Returns the text of a slide that is announced when the visitor turns to it. */
  describe: (slideIndex: number) => string;
}

/** The state of a carousel and the attributes of its elements, which are empty if the slides do not move. */
export interface Carousel {
  rotation: RotationControl;
  turnBy: (by: -1 | 1) => void;
  /** The text of its live region. */
  announcement: string;
  /** The carousel as a group, with its keys. */
  group: object;
  /** The element whose hover and focus pause the slides. */
  stage: { ref: RefObject<HTMLDivElement | null>; 'data-moves'?: string; 'data-period'?: number };
  /** The row of slides. */
  viewport: object;
  /** Returns the attributes of a slide; undefined if the slides do not move. */
  slide: (slideIndex: number) => object | undefined;
}

/** Controls an automatic carousel: its timer, buttons, keys, announcements and roles. */
export function useCarousel(options: CarouselOptions): Carousel {
  const { list, count, moves, period, index, ready = true, step, describe } = options;
  const { t } = useTranslation('carousel');
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const edited = useEditedItem(list);
  useTurnTo(ready ? edited : undefined, index % count, count, step);
  const rotation = useRotation(stage, index, edited === undefined ? period : undefined, () => {
    setAnnouncement('');
    step(1);
  });

  const position = (slideIndex: number) => t('position', { current: (slideIndex % count) + 1, total: count });
  const turnBy = (by: -1 | 1) => {
    const to = nextIndex(index, by, count);
    setAnnouncement(`${position(to)}. ${describe(to)}`);
    step(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    turnBy(by);
  };

  const controls = { rotation, turnBy, announcement };
  if (period === undefined)
    return { ...controls, group: {}, stage: { ref: stage }, viewport: {}, slide: () => undefined };
  return {
    ...controls,
    group: { role: 'group', 'aria-roledescription': t('carousel'), onKeyDown },
    stage: { ref: stage, 'data-moves': moves, 'data-period': period },
    viewport: { 'data-slides': '', tabIndex: 0, role: 'group', 'aria-label': t('viewport') },
    slide: (slideIndex) => ({ role: 'group', 'aria-roledescription': t('slide'), 'aria-label': position(slideIndex) }),
  };
}
