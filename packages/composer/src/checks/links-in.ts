import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';
import { fieldValuesOf } from '../document/field-values.ts';
import type { SectionPlace } from '../document/sections.ts';

const hrefs = /href\s*=\s*"([^"]*)"/g;

/** Finds links and anchors in sections. */
export const linksIn = {
  /** Returns the links of a section: those in link fields and in rich texts. */
  section: (place: SectionPlace): { keys: PathKey[]; href: string }[] =>
    fieldValuesOf(place).flatMap(({ meta, keys, value }) => {
      if (meta.kind === 'link' && typeof value === 'string') return [{ keys, href: value.trim() }];
      if (meta.kind !== 'richText') return [];
      const texts =
        typeof value === 'string'
          ? [value]
          : isRecord(value)
            ? Object.values(value).filter((text) => typeof text === 'string')
            : [];
      const found = new Set(texts.flatMap((text) => [...text.matchAll(hrefs)].map(([, href = '']) => href)));
      return [...found].map((href) => ({ keys, href }));
    }),
  /** Returns the anchor of a section, if it has one. */
  anchorOf: (entry: unknown): string | undefined => {
    const settings = isRecord(entry) ? entry['settings'] : undefined;
    const anchor = isRecord(settings) ? settings['anchor'] : undefined;
    return typeof anchor === 'string' && anchor !== '' ? anchor : undefined;
  },
};
