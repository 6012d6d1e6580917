import { isTooDeep, maxDepth } from '@kermesse/api/schemas/common/depth';
import { isRecord } from '@kermesse/sections/json';
import type { BrandColors } from '@kermesse/ui/theme';
import type { Configuration } from '../document/json.ts';
import type { DocumentKind } from '../store/workspace.ts';

/** A parsed document: a page, or the site configuration. */
export interface ReadDocument {
  kind: DocumentKind;
  configuration: Configuration;
  /** The brand colours of the sender. */
  colors?: BrandColors;
}

/** The maximum length of a configuration's text, many times that of any page. */
export const maxTextLength = 20_000_000;

/** Converts bytes to megabytes, rounded up and without the unit. */
export const megabytes = (bytes: number) => String(Math.ceil(bytes / 1_000_000));

/**
 * The reason why a text is no document, as a key of the texts under `open.faults`, and the value of its placeholder.
 */
export interface ReadRefusal {
  reason: 'large' | 'deep' | 'encoding' | 'json' | 'jsonAt' | 'other' | 'unreadable';
  detail: string;
}

/** The parsed documents, or the reason why there are none. */
export type ReadText = { ok: true; documents: ReadDocument[] } | ({ ok: false } & ReadRefusal);

const isPage = (value: Configuration) => 'sections' in value || 'slug' in value;
const isSite = (value: Configuration) => 'appInformation' in value || 'menus' in value;

/** Returns the kind of a configuration; undefined if it is neither a page nor the site configuration. */
export function kindOf(configuration: Configuration): DocumentKind | undefined {
  if (isPage(configuration)) return 'page';
  return isSite(configuration) ? 'site' : undefined;
}

/** Returns the line and column of a JSON syntax error, if the engine reports them. */
function whereIn(error: unknown): ReadRefusal {
  const [, line, column] = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined || column === undefined
    ? { reason: 'json', detail: '' }
    : { reason: 'jsonAt', detail: `${line}:${column}` };
}

/**
 * Parses a text as a page, a site configuration, or a bundle `{ site, pages }`. Does not validate or change its
 * contents; the form and the checks do.
 */
export function readText(text: string): ReadText {
  if (text.length > maxTextLength) return { ok: false, reason: 'large', detail: megabytes(text.length) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, ...whereIn(error) };
  }
  if (isTooDeep(value)) return { ok: false, reason: 'deep', detail: String(maxDepth) };
  if (!isRecord(value)) return { ok: false, reason: 'other', detail: '' };
  const kind = kindOf(value);
  if (kind !== undefined) return { ok: true, documents: [{ kind, configuration: value }] };
  const pages = Array.isArray(value['pages']) ? value['pages'].filter(isRecord) : [];
  const site: ReadDocument[] = isRecord(value['site']) ? [{ kind: 'site', configuration: value['site'] }] : [];
  const documents = [...pages.map((configuration): ReadDocument => ({ kind: 'page', configuration })), ...site];
  return documents.length === 0 ? { ok: false, reason: 'other', detail: '' } : { ok: true, documents };
}
