import { expect, userEvent, within } from 'storybook/test';
import { rowIn } from './swipe.ts';

/** Returns all slides of a carousel, hidden ones included. */
export const slidesIn = (canvasElement: HTMLElement): HTMLElement[] =>
  within(canvasElement).getAllByRole('group', { name: /^\d+ (sur|of) \d+$/, hidden: true });

/** Returns the section of a carousel. */
export function carouselIn(canvasElement: HTMLElement): HTMLElement {
  const carousel = canvasElement.querySelector<HTMLElement>('section[aria-roledescription]');
  if (carousel === null) throw new Error('Expected a section with aria-roledescription.');
  return carousel;
}

/** Expects the controls of a carousel before its slides in the DOM, and below them, uncovered, on the screen. */
export async function expectControlsFirst(canvasElement: HTMLElement): Promise<void> {
  const row = rowIn(canvasElement);
  const button = within(canvasElement).getByRole('button', { name: /^(Arrêter|Pause|Reprendre|Play)/ });
  await expect(row.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const slides = row.getBoundingClientRect();
  await expect(top).toBeGreaterThan(slides.top + slides.height / 2);
  await expect(button).toContainElement(
    document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
  );
}

/**
 * Expects that the button and, from right to left, the left arrow key move forwards, and the right one back.
 *
 * @param shows expects the slide that is this number of steps after the first one.
 * @returns the button
 */
export async function expectRightToLeft(
  canvasElement: HTMLElement,
  shows: (steps: number) => Promise<void>,
): Promise<HTMLElement> {
  await shows(0);
  const next = within(canvasElement).getByRole('button', { name: /^(Vue suivante|Next)/ });
  await userEvent.click(next);
  await shows(1);
  next.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await shows(2);
  await userEvent.keyboard('{ArrowRight}');
  await shows(1);
  return next;
}
