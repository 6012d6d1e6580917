import { fireEvent } from 'storybook/test';

/** Returns the scrolling row of a carousel. */
export function rowIn(canvasElement: HTMLElement): HTMLElement {
  const row = canvasElement.querySelector<HTMLElement>('[data-slides]');
  if (row === null) throw new Error('Expected an element with data-slides.');
  return row;
}

/** Swipes a row to the right with a finger: forwards in right-to-left text. Swiper ignores swipes outside its track. */
export async function swipeRight(row: HTMLElement): Promise<void> {
  const { left, top, width, height } = row.getBoundingClientRect();
  const at = (part: number) => ({
    pointerId: 2,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: left + width * part,
    clientY: top + height / 2,
  });
  await fireEvent.pointerDown(row.firstElementChild ?? row, at(0.3));
  for (const part of [0.35, 0.4, 0.45]) await fireEvent.pointerMove(document, at(part));
  await fireEvent.pointerUp(document, at(0.45));
}
