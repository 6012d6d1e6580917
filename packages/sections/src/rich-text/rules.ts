import { isSafeImageAddress, isSafeLink } from '../text/safe-address.ts';
import { allowedElements, type RichTextElement } from './nodes.ts';

/** Replaced elements: headings above the section's own title level, and outdated elements. */
export const renamedElements: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
};

/** The elements that are part of a line; all other allowed elements are blocks. */
const inlineElements: ReadonlySet<string> = new Set(['strong', 'em', 's', 'sub', 'sup', 'br', 'a', 'img', 'cite']);

/** Whether an allowed element is a block, by its lower-case name. */
export const isBlock = (name: string): boolean => isAllowedElement(name) && !inlineElements.has(name);

const numeric = /^\d{1,5}$/;

/** Whether an attribute of an allowed element may have a value. */
export function safeAttribute(name: string, value: string): boolean {
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafeImageAddress(value);
  if (name === 'width' || name === 'height' || name === 'start') return numeric.test(value);
  if (name === 'scope') return ['row', 'col', 'rowgroup', 'colgroup'].includes(value);
  return true;
}

/** Whether rich text may contain an element, by its lower-case name. */
export function isAllowedElement(name: string): name is RichTextElement {
  return Object.hasOwn(allowedElements, name);
}
