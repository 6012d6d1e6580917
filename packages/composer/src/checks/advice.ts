import { resolvePicture } from '@kermesse/sections/art';
import { pictureAddress } from '../pictures/picture-address.ts';
import { isRecord } from '@kermesse/sections/json';
import { locales, type Locale, type Words } from '@kermesse/sections/locale';
import { isShownInMenu } from '@kermesse/sections/menus';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type * as z from 'zod';
import { sentence } from '../faults/sentences.ts';
import { layoutOf } from '@kermesse/sections/traits';
import { cached } from '../document/cached.ts';
import { getIn, type Configuration } from '../document/json.ts';
import { visibleLength } from '../document/normalize-text.ts';
import { placesOf, type SectionPlace } from '../document/sections.ts';
import { textIn } from '../translations/text-in.ts';
import { contrast } from '@kermesse/ui/theme';
import { isUntranslated } from '../translations/missing.ts';
import type { CheckResult } from '../faults/check.ts';
import { fieldValuesIn, fieldValuesOf, type FieldValue } from '../document/field-values.ts';

type Advice = Omit<CheckResult, 'level' | 'section'>;

const inLanguage: Record<Locale, Words> = { fr: sentence('inLanguage.fr'), en: sentence('inLanguage.en') };

function long({ meta, keys, value }: FieldValue): Advice[] {
  const { recommendedLength } = meta;
  if (recommendedLength === undefined) return [];
  return locales.flatMap((locale): Advice[] => {
    const count = visibleLength(textIn(value, locale));
    const parts = { field: meta.label, count, inLanguage: inLanguage[locale], most: recommendedLength };
    return count <= recommendedLength ? [] : [{ kind: 'long', keys, locale, words: sentence('advice.long', parts) }];
  });
}

function alternative({ meta, keys, value }: FieldValue): Advice[] {
  if (meta.kind !== 'image' || meta.decorative === true) return [];
  const src = pictureAddress(value);
  const alt = isRecord(value) ? value['alt'] : undefined;
  if (src === '' || textIn(alt, 'fr') !== '' || resolvePicture(src, 'fr')?.alt !== undefined) return [];
  return [{ kind: 'alt', keys, locale: 'fr', words: sentence('advice.alt') }];
}

/** Advises on headings in a rich text that skip a level: screen reader users navigate by heading levels. */
function headings({ meta, keys, value }: FieldValue): Advice[] {
  if (meta.kind !== 'richText') return [];
  return locales.flatMap((locale): Advice[] => {
    const found = [...textIn(value, locale).matchAll(/<h([1-6])\b/gi)];
    const levels = [2, ...found.map(([, digit]) => Math.min(4, Math.max(2, Number(digit))))];
    const [last, level] = levels.slice(levels.findIndex((each, index) => (levels[index + 1] ?? 0) > each + 1));
    if (last === undefined || level === undefined) return [];
    const words = sentence('advice.heading', { level, last, inLanguage: inLanguage[locale] });
    return [{ kind: 'heading', keys, locale, words }];
  });
}

function untranslated({ meta, keys, value }: FieldValue): Advice[] {
  if (!isUntranslated({ meta, value })) return [];
  const key = meta.kind === 'image' ? 'advice.altTranslation' : 'advice.translation';
  return [{ kind: 'translation', keys, locale: 'en', words: sentence(key, { field: meta.label }) }];
}

/** The contrast that white text needs on a picture. */
const readable = 4.5;

function lightPicture({ meta, keys, value }: FieldValue, place: SectionPlace): Advice[] {
  if (meta.kind !== 'image' || place.slug === undefined || layoutOf(place.slug) !== 'cover') return [];
  const src = pictureAddress(value);
  if (src === '') return [];
  const color = resolvePicture(src, 'fr')?.color;
  if (color !== undefined && (!/^#[0-9a-f]{6}$/i.test(color) || contrast(color, '#ffffff') >= readable)) return [];
  return [{ kind: 'contrast', keys, words: sentence(color === undefined ? 'advice.unmeasured' : 'advice.light') }];
}

/** Returns the advice for a field of any document. */
const adviceOfField = (field: FieldValue): Advice[] => [...headings(field), ...long(field), ...untranslated(field)];

/** Returns the advice for a section. Cached until its content or its place changes. */
const adviceOfSection = cached((place: SectionPlace): CheckResult[] =>
  fieldValuesOf(place)
    .flatMap((field) => [...alternative(field), ...adviceOfField(field), ...lightPicture(field, place)])
    .map((advice) => ({ level: 'advice', section: place.key, ...advice })),
);

/** Returns the advice for the fields of a schema, without those of items that visitors do not see. */
const adviceOfDocument = (schema: z.ZodType, configuration: Configuration): CheckResult[] =>
  fieldValuesIn(schema, configuration)
    .filter(({ keys }) => {
      const holder = getIn(configuration, keys.slice(0, -1));
      return !isRecord(holder) || isShownInMenu(holder);
    })
    .flatMap(adviceOfField)
    .map((advice) => ({ level: 'advice', ...advice }));

/** Returns the advice for a page: as a whole, on its fields, then by section. It does not prevent publishing. */
export function adviceOf(configuration: Configuration): CheckResult[] {
  const sections = placesOf(configuration).filter(({ disabled }) => !disabled);
  const empty: CheckResult = { level: 'advice', kind: 'empty', keys: [], words: sentence('advice.empty') };
  return [
    ...(sections.length === 0 ? [empty] : []),
    ...adviceOfDocument(pageHeadSchema, configuration),
    ...sections.flatMap(adviceOfSection),
  ];
}

/** Returns the advice for a site configuration. */
export const siteAdviceOf = (configuration: Configuration): CheckResult[] =>
  adviceOfDocument(siteSchema, configuration);
