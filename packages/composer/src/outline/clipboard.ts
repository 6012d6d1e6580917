import { isRecord } from '@kermesse/sections/json';
import type { NewSection } from '../document/commands.ts';
import { placesOf } from '../document/sections.ts';

/** The last section copied here, for browsers that do not let pages write or read the clipboard. */
let lastCopy = '';
/** Whether the clipboard received it. */
let isInClipboard = true;

const isPasteable = (value: unknown): value is NewSection =>
  isRecord(value) && typeof value['slug'] === 'string' && value['slug'] !== '';

/** Copies a section as JSON to the clipboard. */
export async function copySection(entry: unknown): Promise<void> {
  lastCopy = JSON.stringify(entry);
  try {
    await navigator.clipboard.writeText(lastCopy);
    isInClipboard = true;
  } catch {
    // The copy in `lastCopy` still works within the composer.
    isInClipboard = false;
  }
}

/** Parses the sections of a text: one, a list of them, or those of a page in the order that visitors see. */
function sectionsIn(text: string): NewSection[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter(isPasteable);
    if (isRecord(value) && 'sections' in value)
      return placesOf(value)
        .map(({ entry }) => entry)
        .filter(isPasteable);
    return isPasteable(value) ? [value] : [];
  } catch {
    return [];
  }
}

/** Returns the sections in the clipboard; none if it contains anything else. */
export async function pasteSections(): Promise<NewSection[]> {
  try {
    const found = sectionsIn(await navigator.clipboard.readText());
    if (found.length > 0 || isInClipboard) return found;
  } catch {
    // The browser denied access to the clipboard.
  }
  return sectionsIn(lastCopy);
}
