import { isRecord } from '@kermesse/sections/json';
import type { BrandColors } from '@kermesse/ui/theme';
import type { Configuration } from '../document/json.ts';
import type { DocumentKind } from '../store/workspace.ts';
import { isConfiguration } from '../document/configuration.ts';

/** A document that was read: a page, or the configuration of the site. */
export interface ReadDocument {
  kind: DocumentKind;
  configuration: Configuration;
  /** The colours that its sender sees it in. */
  colors?: BrandColors;
}

/** The largest text that is taken for a configuration: many times any page. */
export const largestText = 20 * 1024 * 1024;

/** A size in bytes as megabytes, rounded; the texts have the unit. */
export const megabytes = (bytes: number) => String(Math.round(bytes / 1024 / 1024));

/** Why a text holds no document, as a key of the texts under `open.faults`, with what fills its gap. */
export interface Refusal {
  reason: 'large' | 'json' | 'jsonAt' | 'other';
  detail: string;
}

/** What a text was: documents, or why it is none. */
export type ReadText = { ok: true; documents: ReadDocument[] } | ({ ok: false } & Refusal);

const isPage = (value: Configuration) => 'sections' in value || 'slug' in value;
const isSite = (value: Configuration) => 'appInformation' in value || 'menus' in value;

/** Where JSON broke: its line and column, where the engine says them. */
function whereIn(error: unknown): Refusal {
  const [, line, column] = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined || column === undefined
    ? { reason: 'json', detail: '' }
    : { reason: 'jsonAt', detail: `${line}:${column}` };
}

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
    return { ok: false, ...whereIn(error) };
  }
  if (!isConfiguration(value)) return { ok: false, reason: 'other', detail: '' };
  if (isPage(value)) return { ok: true, documents: [{ kind: 'page', configuration: value }] };
  if (isSite(value)) return { ok: true, documents: [{ kind: 'site', configuration: value }] };
  const pages = Array.isArray(value['pages']) ? value['pages'].filter(isConfiguration) : [];
  const site: ReadDocument[] = isRecord(value['site']) ? [{ kind: 'site', configuration: value['site'] }] : [];
  const documents = [...pages.map((configuration): ReadDocument => ({ kind: 'page', configuration })), ...site];
  return documents.length === 0 ? { ok: false, reason: 'other', detail: '' } : { ok: true, documents };
}
