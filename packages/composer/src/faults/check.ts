import type { PathKey } from '@kermesse/sections/faults';
import type { Words } from '@kermesse/sections/locale';

/** One thing to mend before handing over (a fault) or to think about (advice), with the way to its field. */
export interface Check {
  level: 'fault' | 'advice';
  /** What kind of thing it is: a key of the texts under `checks.kinds`. */
  kind: 'schema' | 'page' | 'draft' | 'anchor' | 'picture' | 'alt' | 'heading' | 'long' | 'contrast' | 'translation';
  keys: PathKey[];
  /** The key of the section it is in. */
  section?: string;
  words: Words;
}
