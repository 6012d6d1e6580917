import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { draftOf, isConfiguration, type Draft, type DocumentKind } from '../store/workspace.ts';

/** The largest text that is taken for a configuration: many times any page. */
export const largestText = 20 * 1024 * 1024;

/** A size in bytes as megabytes, rounded; the texts have the unit. */
export const megabytes = (bytes: number) => String(Math.round(bytes / 1024 / 1024));

/** What a text was: documents, or why it is none, as a key of the texts under `open.faults`. */
export type ReadText = { ok: true; drafts: Draft[] } | { ok: false; reason: 'large' | 'json' | 'other'; detail: string };

const isPage = (value: Configuration) => 'sections' in value || 'slug' in value;
const isSite = (value: Configuration) => 'appInformation' in value || 'menus' in value;

/** A draft of something that exists nowhere else here: it counts as changed. */
const fromFile = (kind: DocumentKind, configuration: Configuration): Draft => ({ ...draftOf(kind, configuration), changedAt: Date.now() });

/** Where JSON broke, as the engine says it, cut to a line. */
const lineOf = (error: unknown) => (error instanceof Error ? error.message.split('\n', 1)[0]?.slice(0, 200) : '') ?? '';

/**
 * Reads a text as what can be edited: a page, a site configuration, or a bundle `{ site, pages }`. Nothing of it is
 * changed, checked or run; that is for the form and the checks.
 */
export function readText(text: string): ReadText {
  if (text.length > largestText) return { ok: false, reason: 'large', detail: megabytes(text.length) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: 'json', detail: lineOf(error) };
  }
  if (!isConfiguration(value)) return { ok: false, reason: 'other', detail: '' };
  if (isPage(value)) return { ok: true, drafts: [fromFile('page', value)] };
  if (isSite(value)) return { ok: true, drafts: [fromFile('site', value)] };
  const pages = Array.isArray(value['pages']) ? value['pages'].filter(isConfiguration) : [];
  const site = isRecord(value['site']) ? [fromFile('site', value['site'])] : [];
  const drafts = [...pages.map((page) => fromFile('page', page)), ...site];
  return drafts.length === 0 ? { ok: false, reason: 'other', detail: '' } : { ok: true, drafts };
}
