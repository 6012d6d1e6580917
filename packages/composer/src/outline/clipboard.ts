import { isRecord } from '@kermesse/sections/json';

/** What can be pasted as a section. */
export type Pasteable = Record<string, unknown> & { slug: string };

/** The last section copied here: for browsers that do not let a page read the clipboard. */
let kept = '';

const isPasteable = (value: unknown): value is Pasteable =>
  isRecord(value) && typeof value['slug'] === 'string' && value['slug'] !== '';

/** Copies a section as JSON, which any editor of text can hold. */
export async function copySection(entry: unknown): Promise<void> {
  kept = JSON.stringify(entry);
  try {
    await navigator.clipboard.writeText(kept);
  } catch {
    // It is kept here all the same; only other programs do not get it.
  }
}

/** The sections in a text: one, a list of them, or those of a page. */
function sectionsIn(text: string): Pasteable[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.filter(isPasteable);
    if (isRecord(value) && Array.isArray(value['sections'])) return value['sections'].filter(isPasteable);
    return isPasteable(value) ? [value] : [];
  } catch {
    return [];
  }
}

/** What the clipboard holds, as sections; none when it holds anything else. */
export async function pasteSections(): Promise<Pasteable[]> {
  try {
    const found = sectionsIn(await navigator.clipboard.readText());
    if (found.length > 0) return found;
  } catch {
    // Reading was not allowed.
  }
  return sectionsIn(kept);
}
