import { swipeOf } from '@kermesse/sections/swipe';
import { hasReactProps, listen } from './early.ts';

/**
 * Queues swipes over tabs that React has not hydrated: each becomes a press of the next tab. It is part of the script
 * for readers, because the inline loader must stay small.
 */
export function queueSwipes(): void {
  let start: PointerEvent | undefined;

  listen('pointerdown', (event, target) => {
    const swiped = target.closest('[data-swiped]');
    // A second finger zooms the page.
    const isSwipe = event.isPrimary && event.pointerType !== 'mouse' && swiped !== null && !hasReactProps(swiped);
    start = isSwipe ? event : undefined;
  });
  listen('pointerup', ({ clientX, clientY }, target) => {
    const from = start;
    start = undefined;
    const swipe = from === undefined ? 0 : swipeOf({ x: clientX - from.clientX, y: clientY - from.clientY });
    if (swipe === 0) return;
    const tabs = [...(target.closest('[data-swiped]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const last = window.early.findLast(({ element }) => tabs.includes(element))?.element;
    const selected = last ?? tabs.find((tab) => tab.ariaSelected === 'true');
    const next = selected && tabs[tabs.indexOf(selected) + swipe];
    if (next === undefined) return;
    window.early.push({ element: next });
    dispatchEvent(new Event('press'));
  });
}
