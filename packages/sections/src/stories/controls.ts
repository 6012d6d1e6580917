import { expect, within } from 'storybook/test';
import { rowIn } from './swipe.ts';

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
