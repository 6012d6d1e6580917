import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';

/** A drop target: a row, or an empty list (`data-empty-list`) by its own key. */
export interface TouchDropTarget {
  key: string;
  dropPosition: 'before' | 'on' | 'after';
}

/** The rectangle of the drop indicator, in pixels of the viewport. */
interface Indicator {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A wrapper without a layout of its own. */
const Wrapper = styled.div`
  display: contents;
`;

const IndicatorBox = styled.div`
  position: fixed;
  z-index: 30;
  outline: 2px solid var(--focus);
  outline-offset: -1px;
  pointer-events: none;
`;

/**
 * The pixels before a press becomes a drag, the distance to an edge within which a list scrolls, and the pixels it
 * scrolls per frame.
 */
const dragThreshold = 6;
const scrollEdge = 36;
const scrollSpeed = 7;

const rowAt = (element: Element | null | undefined) => element?.closest<HTMLElement>('[role="row"][data-key]');
const placeAt = (element: Element | null) => rowAt(element) ?? element?.closest<HTMLElement>('[data-empty-list]');
const scrollerOf = (element: Element): Element | null => {
  const closest = element.parentElement;
  if (closest === null) return null;
  const scrolls =
    closest.scrollHeight > closest.clientHeight && /auto|scroll/.test(getComputedStyle(closest).overflowY);
  return scrolls ? closest : scrollerOf(closest);
};

/** Returns the drop target below a point: the row itself in its middle, where that is allowed. */
function targetIn(
  row: HTMLElement,
  y: number,
  allows: (target: TouchDropTarget) => boolean,
): TouchDropTarget | undefined {
  const { emptyList } = row.dataset;
  if (emptyList !== undefined) {
    const whole: TouchDropTarget = { key: emptyList, dropPosition: 'on' };
    return allows(whole) ? whole : undefined;
  }
  const { top, height } = row.getBoundingClientRect();
  const fraction = (y - top) / height;
  const key = row.dataset['key'] ?? '';
  const on: TouchDropTarget = { key, dropPosition: 'on' };
  if (fraction > 0.3 && fraction < 0.7 && allows(on)) return on;
  const beside: TouchDropTarget = { key, dropPosition: fraction < 0.5 ? 'before' : 'after' };
  return allows(beside) ? beside : undefined;
}

function indicatorOf(row: HTMLElement, { dropPosition }: TouchDropTarget): Indicator {
  const { left, top, width, height } = row.getBoundingClientRect();
  if (dropPosition === 'on') return { left, top, width, height };
  return { left, top: dropPosition === 'before' ? top - 1 : top + height - 1, width, height: 2 };
}

export interface TouchDragProps {
  /** Whether the row `key` may be dropped at a target. */
  allows: (key: string, target: TouchDropTarget) => boolean;
  onDrop: (key: string, target: TouchDropTarget) => void;
  children: ReactNode;
}

/**
 * Lets users drag the rows inside by their handles on touch screens. Native drag and drop needs a long press, and on
 * Android it often stops there.
 */
export function TouchDrag({ allows, onDrop, children }: TouchDragProps) {
  const [indicator, setIndicator] = useState<Indicator>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
    const handle = event.target.closest('[slot="drag"]');
    const row = rowAt(handle);
    const key = row?.dataset['key'];
    if (row == null || key === undefined || stop.current !== undefined) return;
    const container = event.currentTarget;
    const { pointerId, clientX, clientY } = event;
    const scroller = scrollerOf(row);
    const at = { x: clientX, y: clientY, moved: false };
    let target: TouchDropTarget | undefined;
    let frame = 0;

    const updateTarget = () => {
      const over = placeAt(document.elementFromPoint(at.x, at.y));
      target = undefined;
      if (over != null && over !== row && container.contains(over))
        target = targetIn(over, at.y, (each) => allows(key, each));
      setIndicator(over == null || target === undefined ? undefined : indicatorOf(over, target));
    };
    const follow = () => {
      const view = scroller?.getBoundingClientRect();
      if (view !== undefined && at.y < view.top + scrollEdge) scroller?.scrollBy(0, -scrollSpeed);
      if (view !== undefined && at.y > view.bottom - scrollEdge) scroller?.scrollBy(0, scrollSpeed);
      updateTarget();
      frame = requestAnimationFrame(follow);
    };
    const onMove = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      Object.assign(at, { x: move.clientX, y: move.clientY });
      if (at.moved || Math.hypot(at.x - clientX, at.y - clientY) < dragThreshold) return;
      at.moved = true;
      follow();
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      if (at.moved) updateTarget();
      stop.current?.();
      if (target !== undefined) onDrop(key, target);
    };
    // Native dragging would cancel the pointer events.
    const prevent = (own: Event) => own.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', () => stop.current?.(), { signal });
    addEventListener('dragstart', prevent, { capture: true, signal });
    addEventListener('contextmenu', prevent, { capture: true, signal });
    stop.current = () => {
      stop.current = undefined;
      cancelAnimationFrame(frame);
      listening.abort();
      setIndicator(undefined);
    };
  };
  return (
    <Wrapper role="presentation" onPointerDownCapture={begin}>
      {children}
      {indicator !== undefined && <IndicatorBox style={indicator} data-drop-mark="" />}
    </Wrapper>
  );
}
