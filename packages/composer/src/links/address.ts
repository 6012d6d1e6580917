import { isReservedSlug } from '@kermesse/api/schemas/pages/routes';
import type { Words } from '@kermesse/sections/locale';
import type { Configuration } from '../document/json.ts';
import { slugOf } from '../store/workspace.ts';
import type { Check } from '../faults/check.ts';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** What is known of the addresses of the site. */
export interface KnownAddresses {
  /** The address that visitors know this page by, if they do. */
  published?: string;
  /** The slugs of the pages of the site, as far as they are known. */
  slugs?: ReadonlySet<string>;
}

/** The path of a page. */
export const pathOfPage = (slug: string) => (slug === 'home' ? '/' : `/${slug}`);

function conflictOf(slug: string, { published, slugs }: KnownAddresses): Words | undefined {
  if (slug === published) return undefined;
  if (isReservedSlug(slug))
    return {
      fr: `Le site répond déjà lui-même à l’adresse « /${slug} ». Choisissez-en une autre.`,
      en: `The site itself answers at “/${slug}”. Choose another address.`,
    };
  const taken = published !== undefined && slugs?.has(slug) === true;
  return taken
    ? {
        fr: `Une autre page est déjà à l’adresse « ${pathOfPage(slug)} ». Choisissez-en une autre.`,
        en: `Another page is at “${pathOfPage(slug)}” already. Choose another address.`,
      }
    : undefined;
}

/** What keeps a page from having an address, in words; undefined when nothing does. */
export function addressProblem(slug: string, known: KnownAddresses = {}): Words | undefined {
  if (slug === '') return { fr: 'Donnez une adresse à la page.', en: 'Give the page an address.' };
  if (!pattern.test(slug) && slug !== known.published) {
    return {
      fr: 'Écrivez des minuscules sans accent, des chiffres et des traits d’union, comme nos-tarifs.',
      en: 'Use lower-case letters, digits and hyphens, such as our-prices.',
    };
  }
  return conflictOf(slug, known);
}

/** The check of an address that the schema finds nothing wrong with: reserved, or another page's. */
export function addressChecks(configuration: Configuration, known: KnownAddresses): Check[] {
  const words = conflictOf(slugOf(configuration), known);
  return words === undefined ? [] : [{ level: 'fault', kind: 'schema', keys: ['slug'], words }];
}
