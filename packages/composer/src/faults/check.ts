import type { PathKey } from '@kermesse/sections/faults';
import type { Locale, Words } from '@kermesse/sections/locale';

/**
 * A check of a page: a fault, which prevents publishing, or advice. `keys` is the path of its field; [] for the page as
 * a whole.
 */
export interface CheckResult {
  level: 'fault' | 'advice';
  /** The kind of check: a key of the texts under `checks.kinds`. */
  kind:
    | 'schema'
    | 'empty'
    | 'page'
    | 'draft'
    | 'anchor'
    | 'picture'
    | 'alt'
    | 'heading'
    | 'long'
    | 'contrast'
    | 'translation';
  keys: PathKey[];
  /** The language of the text that it is about, if it is about one. */
  locale?: Locale;
  /** The key of its section. */
  section?: string;
  words: Words;
}
