import { isReservedSlug } from '@kermesse/api/schemas/pages/routes';
import { maxSlugLength, pathOfSlug, slugPattern } from '@kermesse/api/schemas/pages/slug';
import type { Words } from '@kermesse/sections/locale';
import type { Configuration } from '../document/json.ts';
import { publishedSlug, slugOf, wasSentTo, type Draft } from '../store/workspace.ts';
import type { CheckResult } from '../faults/check.ts';

/** The known addresses of the site, for checking that of a page. */
export interface KnownAddresses {
  /** The published slug of this page, if it is published. */
  published?: string;
  /** The slugs of the other pages, if they are loaded. */
  others?: ReadonlySet<string>;
}

/**
 * Returns the known addresses for checking that of a draft.
 * @param slugs the slugs of the site's pages, if they are loaded. A page of a file may be a copy of any of them.
 */
export function knownAddresses(draft: Draft, slugs: ReadonlySet<string> | undefined): KnownAddresses {
  const published = publishedSlug(draft);
  if (published === undefined && draft.created !== true) return {};
  return { published, others: new Set([...(slugs ?? [])].filter((slug) => !wasSentTo(draft, slug))) };
}

function conflictOf(slug: string, { published, others }: KnownAddresses): Words | undefined {
  if (slug === published) return undefined;
  if (isReservedSlug(slug))
    return {
      fr: `L’adresse « /${slug} » est réservée par le site. Choisissez-en une autre.`,
      en: `The address “/${slug}” is reserved by the site. Choose another one.`,
    };
  return others?.has(slug)
    ? {
        fr: `Une autre page utilise déjà l’adresse « ${pathOfSlug(slug)} ». Choisissez-en une autre.`,
        en: `Another page already uses the address “${pathOfSlug(slug)}”. Choose another one.`,
      }
    : undefined;
}

/**
 * Returns the slug for a name that an editor types: “Fête d’été 2027” becomes `fete-d-ete-2027`. Slashes stay. Empty if
 * the name has no Latin letter or digit.
 */
export const slugFor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split('/')
    .map((part) => part.match(/[a-z0-9]+/g)?.join('-') ?? '')
    .filter(Boolean)
    .join('/');

/** Returns the message why a page cannot have an address; undefined if it can. */
export function findAddressError(slug: string, known: KnownAddresses = {}): Words | undefined {
  if (slug === '') return { fr: 'Donnez une adresse à la page.', en: 'Give the page an address.' };
  if (!slugPattern.test(slug) && slug !== known.published) {
    return {
      fr: 'Écrivez des minuscules sans accent, des chiffres et des tirets, comme nos-tarifs.',
      en: 'Use lower-case letters, digits and hyphens, such as our-prices.',
    };
  }
  if (slug.length > maxSlugLength) {
    return {
      fr: `Raccourcissez l’adresse : elle compte ${slug.length} caractères, pour ${maxSlugLength} au maximum.`,
      en: `Shorten the address: it has ${slug.length} characters, and the maximum is ${maxSlugLength}.`,
    };
  }
  return conflictOf(slug, known);
}

/** Returns the check of a page's address, in the words of its field. */
export function addressChecks(configuration: Configuration, known: KnownAddresses): CheckResult[] {
  const words = findAddressError(slugOf(configuration), known);
  return words === undefined ? [] : [{ level: 'fault', kind: 'schema', keys: ['slug'], words }];
}
