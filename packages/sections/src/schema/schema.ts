import * as z from 'zod';
import { iconNames, type IconName } from '../icons/names.ts';
import { field, filled, type FieldOptions } from './field.ts';
import { parseJsonText, isRecord } from './json.ts';
import { isSafeImageAddress, isSafeLink } from '../text/safe-address.ts';
import type { Words } from './locale.ts';
import { describe, type FieldMeta } from './meta.ts';
import { keepNonEmptyLanguages, translatable, type TranslatableInput } from './translatable.ts';
import type { ConfiguredImage } from './values.ts';

export { richText, translatable } from './translatable.ts';

/**
 * The field functions. Each creates a zod schema with the metadata for the editor's form, the docs table, the tolerant
 * parser and messages. A section's schema is a {@link group} of fields.
 */

/** A plain text, the same in every language (a name, a value such as '10K'). */
export const text = <const O extends FieldOptions>(options: O) =>
  field(filled, 'text', { fr: 'un texte', en: 'a text' }, options);

/** The slug of a page: lower-case words with hyphens, folders with `/` (`mariages/plage`). */
export const slug = <const O extends FieldOptions>(options: O) =>
  field(
    z
      .string()
      .max(200)
      .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/),
    'text',
    {
      fr: 'des mots en minuscules reliés par des tirets, comme a-propos',
      en: 'lower-case words joined by hyphens, such as a-propos',
    },
    options,
    { format: 'slug' },
  );

/** Element ids of the page itself. */
const reservedAnchors = (
  'main root settings page-props loader late footer-newsletter footer-newsletter-title footer-cloth ' +
  'menu-panel info-panel search-panel menu-title info-title search-title'
).split(' ');

/** The anchor of a section: the part of a URL after `#`. */
export const anchor = <const O extends FieldOptions>(options: O) =>
  field(
    z
      .string()
      .max(80)
      .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
      .refine((name) => !reservedAnchors.includes(name) && !/^footer-\d+$/.test(name)),
    'text',
    {
      fr: 'des mots en minuscules reliés par des tirets, sans accents, comme nos-offres',
      en: 'lower-case words joined by hyphens, such as our-offers',
    },
    options,
    { format: 'anchor' },
  );

const linkExpected: Words = {
  fr: 'un lien : une page du site (/…), une ancre (#…), ou une adresse http, https, mailto ou tel',
  en: 'a link: a page of the site (/…), an anchor (#…), or an http, https, mailto or tel address',
};

/** A link to a safe address: see {@link isSafeLink}. */
export const link = <const O extends FieldOptions>(options: O) =>
  field(z.string().trim().refine(isSafeLink), 'link', linkExpected, options);

/** The address of a picture: see {@link isSafeImageAddress}. */
export const imageAddress = <const O extends FieldOptions>(options: O) =>
  field(
    z.string().trim().refine(isSafeImageAddress),
    'text',
    { fr: 'l’adresse d’une image (/… ou https://…)', en: 'the address of a picture (/… or https://…)' },
    options,
  );

type ImageInput = string | { src: string; alt?: TranslatableInput; width?: number; height?: number };

const alternative = translatable({ label: { fr: 'Texte de remplacement', en: 'Alternative text' } });
const imageShape = z
  .looseObject({
    src: z.string().trim().refine(isSafeImageAddress),
    alt: alternative,
    width: z.number().int().positive().max(20_000).optional(),
    height: z.number().int().positive().max(20_000).optional(),
  })
  .transform(({ src, alt, width, height }): ConfiguredImage => ({ $: 'image', src, alt, width, height }));

const asImage = (input: unknown) => {
  const parsed = parseJsonText(input);
  return typeof parsed === 'string' ? { src: parsed } : parsed;
};

/**
 * A picture: its address (a path of the site or https), alternative text, and size if known. A decorative picture is
 * rendered without its alternative text.
 */
export const image = <const O extends FieldOptions & Pick<FieldMeta, 'decorative'>>(options: O) =>
  field(
    z.preprocess<unknown, typeof imageShape, ImageInput>(asImage, imageShape),
    'image',
    {
      fr: 'une image : son adresse (/… ou https://…), son texte de remplacement',
      en: 'a picture: its address (/… or https://…), its alternative text',
    },
    options,
    {
      decorative: options.decorative,
      salvage: (input) => {
        const configured = asImage(input);
        if (!isRecord(configured)) return undefined;
        const alt = keepNonEmptyLanguages('text')(configured['alt']) as ConfiguredImage['alt'];
        const withSize = imageShape.safeParse({ ...configured, alt: undefined });
        const parsed = withSize.success ? withSize : imageShape.safeParse({ src: configured['src'] });
        return parsed.success ? { ...parsed.data, alt } : undefined;
      },
    },
  );

/** The name of one of the site's icons. */
export const icon = <const O extends FieldOptions>(options: O) =>
  field<IconName, IconName, O>(
    z.enum(iconNames),
    'icon',
    { fr: 'le nom d’une icône du site', en: 'the name of one of the icons' },
    options,
  );

/** A colour as `#rrggbb` (or `#rgb`). */
export const color = <const O extends FieldOptions>(options: O) =>
  field(
    z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i),
    'color',
    { fr: 'une couleur, comme #1a1a40', en: 'a colour, such as #1a1a40' },
    options,
  );

/** A calendar day as `2026-12-03`. */
export const date = <const O extends FieldOptions>(options: O) =>
  field(z.iso.date(), 'date', { fr: 'une date, comme 2026-12-03', en: 'a date, such as 2026-12-03' }, options);

/** A time of day as `18:30`. */
export const time = <const O extends FieldOptions>(options: O) =>
  field(
    z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/),
    'time',
    { fr: 'une heure, comme 18:30', en: 'a time, such as 18:30' },
    options,
  );

const numeric = (input: unknown) =>
  typeof input === 'string' && /^-?\d+(?:\.\d+)?$/.test(input.trim()) ? Number(input) : input;

interface NumberOptions extends FieldOptions, Pick<FieldMeta, 'identifies' | 'refersTo'> {
  min?: number;
  max?: number;
  whole?: boolean;
}

/** A number from `min` to `max`, both ±10^12 if not given. A number as text ("15000") is accepted. */
export const number = <const O extends NumberOptions>(options: O) => {
  const { identifies, refersTo } = options;
  const { min = -1e12, max = 1e12, whole = false } = options;
  const base = whole ? z.number().int() : z.number();
  return field(
    z.preprocess<unknown, z.ZodNumber, number | string>(numeric, base.min(min).max(max)),
    'number',
    {
      fr: `un nombre${whole ? ' entier' : ''} de ${min} à ${max}`,
      en: `a ${whole ? 'whole ' : ''}number from ${min} to ${max}`,
    },
    options,
    { range: { min, max, whole }, identifies, refersTo },
  );
};

/** Converts the booleans of other systems (1 and 0, "true" and "false"); returns any other value unchanged. */
export function coerceBoolean(input: unknown): unknown {
  if (input === 1 || input === '1' || input === 'true') return true;
  return input === 0 || input === '0' || input === 'false' ? false : input;
}

/** A boolean. `preset` is its default; false if not given. */
export const flag = <const O extends FieldOptions & { preset?: boolean }>(options: O) =>
  field(
    z.preprocess<unknown, z.ZodBoolean, boolean | 0 | 1 | string>(coerceBoolean, z.boolean()),
    'flag',
    { fr: 'true ou false', en: 'true or false' },
    options,
    { preset: options.preset ?? false },
  );

/** One of several values. */
export const choice = <
  const V extends string,
  const O extends FieldOptions & { options: { value: V; label: Words }[] },
>(
  options: O & { options: { value: V; label: Words }[] },
) => {
  const values = options.options.map(({ value }) => value);
  const valueList = values.join(', ');
  return field<V, V, O>(
    z.enum(values),
    'choice',
    { fr: `l’une de ces valeurs : ${valueList}`, en: `one of: ${valueList}` },
    options,
    { options: options.options },
  );
};

/**
 * A list. JSON text is parsed. Invalid items are left out individually. The editor adds no more than `max` items, but a
 * longer list is valid.
 */
export const list = <Output, Input, const O extends FieldOptions & { max?: number }>(
  item: z.ZodType<Output, Input>,
  options: O,
) =>
  field(
    z.preprocess<unknown, z.ZodArray<z.ZodType<Output, Input>>, readonly Input[] | string>(
      parseJsonText,
      z.array(item),
    ) as unknown as z.ZodType<Output[], readonly Input[] | string>,
    'list',
    { fr: 'une liste', en: 'a list' },
    options,
    { item, max: options.max },
  );

/** A group of fields: a section's data, or one item of a list. Unknown keys are ignored. */
export const group = <const Shape extends Record<string, z.ZodType>>(shape: Shape, label: Words = { fr: '', en: '' }) =>
  describe(z.object(shape), {
    kind: 'group',
    label,
    required: true,
    expected: { fr: 'un objet avec des champs', en: 'an object with fields' },
    fields: shape,
  });
