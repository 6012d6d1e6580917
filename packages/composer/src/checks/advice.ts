import { resolvePicture } from '@kermesse/sections/art';
import { isRecord } from '@kermesse/sections/json';
import { locales, type Locale } from '@kermesse/sections/locale';
import type { Configuration } from '../document/json.ts';
import { placesOf, type Place } from '../document/sections.ts';
import { textIn } from '../form/textIn.ts';
import { luminanceOf } from '../site/contrast.ts';
import { lacksEnglish } from '../translations/missing.ts';
import type { Check } from './check.ts';
import { leavesOfSection, type Leaf } from './links.ts';

type Advice = Omit<Check, 'level' | 'section'>;

const tongue: Record<Locale, { fr: string; en: string }> = { fr: { fr: 'en français', en: 'in French' }, en: { fr: 'en anglais', en: 'in English' } };

function long({ meta, keys, value }: Leaf): Advice[] {
  const { comfortable } = meta;
  if (comfortable === undefined) return [];
  return locales.flatMap((locale) => {
    const { length } = textIn(value, locale);
    if (length <= comfortable) return [];
    const label = meta.label;
    return [
      {
        kind: 'long' as const,
        keys,
        words: {
          fr: `« ${label.fr} » compte ${length} signes ${tongue[locale].fr} ; au-delà de ${comfortable}, il dépasse sa place.`,
          en: `“${label.en}” has ${length} characters ${tongue[locale].en}; beyond ${comfortable} it outgrows its place.`,
        },
      },
    ];
  });
}

function alternative({ meta, keys, value }: Leaf): Advice[] {
  if (meta.kind !== 'image') return [];
  const src = typeof value === 'string' ? value : isRecord(value) && typeof value['src'] === 'string' ? value['src'] : '';
  const alt = isRecord(value) ? value['alt'] : undefined;
  if (src === '' || textIn(alt, 'fr') !== '' || resolvePicture(src, 'fr')?.alt !== undefined) return [];
  return [{ kind: 'alt', keys, words: { fr: `L’image ${src} n’a pas de texte de remplacement.`, en: `The picture ${src} has no alternative text.` } }];
}

/** Headings in a long text that skip a level: a reader by ear loses the thread. */
function headings({ meta, keys, value }: Leaf): Advice[] {
  if (meta.kind !== 'richText') return [];
  return locales.flatMap((locale) => {
    let last = 2;
    for (const [, digit = '2'] of textIn(value, locale).matchAll(/<h([1-6])\b/gi)) {
      const level = Math.min(4, Math.max(2, Number(digit)));
      if (level > last + 1) {
        const words = {
          fr: `Un titre de niveau ${level} suit un titre de niveau ${last} ${tongue[locale].fr}.`,
          en: `A heading of level ${level} follows one of level ${last} ${tongue[locale].en}.`,
        };
        return [{ kind: 'heading' as const, keys, words }];
      }
      last = level;
    }
    return [];
  });
}

function untranslated({ meta, keys, value }: Leaf): Advice[] {
  if (meta.kind !== 'translatable' && meta.kind !== 'richText') return [];
  if (!lacksEnglish(value)) return [];
  return [{ kind: 'translation', keys, words: { fr: `« ${meta.label.fr} » n’est pas traduit ; l’anglais montrera le français.`, en: `“${meta.label.en}” is not translated; English will show the French.` } }];
}

/** Sections that lay light words over a picture. */
const overPictures = new Set(['hero-slider']);
/** White on this or lighter is less than 4.5:1. */
const tooLight = 0.183;

function contrast({ meta, keys, value }: Leaf, place: Place): Advice[] {
  if (meta.kind !== 'image' || place.slug === undefined || !overPictures.has(place.slug)) return [];
  const src = typeof value === 'string' ? value : isRecord(value) && typeof value['src'] === 'string' ? value['src'] : '';
  if (src === '') return [];
  const color = resolvePicture(src, 'fr')?.color;
  if (color !== undefined && (!/^#[0-9a-f]{6}$/i.test(color) || luminanceOf(color) <= tooLight)) return [];
  const measured = color !== undefined;
  return [
    {
      kind: 'contrast',
      keys,
      words: measured
        ? { fr: `L’image ${src} est claire en moyenne : vérifiez que le texte posé dessus se lit.`, en: `The picture ${src} is light on average: see that the words over it can be read.` }
        : { fr: `Du texte se pose sur l’image ${src}, dont la clarté n’est pas connue : regardez-la dans l’aperçu.`, en: `Words lie over the picture ${src}, whose lightness is not known: look at it in the preview.` },
    },
  ];
}

const ofEntry = new WeakMap<object, Advice[]>();

function adviceOfSection(place: Place): Advice[] {
  const known = isRecord(place.entry) ? ofEntry.get(place.entry) : undefined;
  const advice = known ?? leavesOfSection(place).flatMap((leaf) => [...alternative(leaf), ...headings(leaf), ...long(leaf), ...contrast(leaf, place), ...untranslated(leaf)]);
  if (isRecord(place.entry)) ofEntry.set(place.entry, advice);
  // The entry may have moved since it was read.
  return advice.map((each) => ({ ...each, keys: ['sections', place.index, ...each.keys.slice(2)] }));
}

/** What an editor should think about before handing a page over; none of it keeps the page from being published. */
export function adviceOf(configuration: Configuration): Check[] {
  return placesOf(configuration)
    .filter(({ disabled }) => !disabled)
    .flatMap((place) => adviceOfSection(place).map((advice): Check => ({ level: 'advice', section: place.key, ...advice })));
}
