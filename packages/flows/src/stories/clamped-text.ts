import { expect } from 'storybook/test';

/** Checks that a text with a limited number of lines shows no part of the lines below its last one. */
export async function expectNoPartOfHiddenLines(element: HTMLElement, sample: string): Promise<void> {
  const { ownerDocument } = element;
  await ownerDocument.fonts.ready;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const canvas = ownerDocument.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, actualBoundingBoxAscent } = canvas.measureText(sample);
  const text = ownerDocument.createRange();
  text.selectNodeContents(element);
  const { bottom } = element.getBoundingClientRect();
  const baselines = [...text.getClientRects()].map(({ top }) => top + fontBoundingBoxAscent);
  const hidden = baselines.filter((baseline) => baseline > bottom);
  await expect(hidden.length).toBeGreaterThan(0);
  await expect(Math.min(...hidden) - actualBoundingBoxAscent).toBeGreaterThanOrEqual(bottom);
}
