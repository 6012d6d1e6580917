import type { PathKey } from '@kermesse/sections/faults';
import { fromJsonText, isRecord } from '@kermesse/sections/json';
import { isShownInMenu } from '@kermesse/sections/menus';
import { sentence } from '../faults/sentences.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import type { Check } from '../faults/check.ts';
import { linksIn } from './links.ts';
import { slugOfLink } from '../links/paths.ts';

/** What is known of the site around a document. */
export interface CheckContext {
  /** The slugs of the published pages; without them no link to a page is judged. */
  slugs?: ReadonlySet<string>;
  /** The slugs of one's own pages that are not published. */
  drafts?: ReadonlySet<string>;
  /** Addresses of pictures that did not load. */
  broken?: ReadonlySet<string>;
}

/** The check of a link to a page: the page is not published yet, or does not exist; undefined for a good link. */
function ofLink(
  href: string,
  own: unknown,
  { slugs, drafts }: CheckContext,
): Pick<Check, 'kind' | 'words'> | undefined {
  const target = slugOfLink(href);
  if (target === undefined || slugs === undefined || target === own || slugs.has(target)) return undefined;
  const kind = drafts?.has(target) === true ? 'draft' : 'page';
  return { kind, words: sentence(`advice.${kind}`, { href }) };
}

/** The links of a page that lead nowhere, or to a page that visitors do not have yet. */
export function deadLinks(configuration: Configuration, context: CheckContext): Check[] {
  const places = placesOf(configuration);
  const anchors = new Set(places.flatMap(({ entry }) => linksIn.anchorOf(entry) ?? []));
  return places.flatMap((place) =>
    linksIn.section(place).flatMap(({ keys, href }): Check[] => {
      const check = { level: 'advice' as const, keys, section: place.key };
      if (href.startsWith('#') && href !== '#' && !anchors.has(href.slice(1))) {
        return [{ ...check, kind: 'anchor', words: sentence('advice.anchor', { href }) }];
      }
      const finding = ofLink(href, configuration['slug'], context);
      return finding === undefined ? [] : [{ ...check, ...finding }];
    }),
  );
}

/** The links of the site's menus, of those that are shown, that lead nowhere, or to a page that visitors do not have yet. */
export function deadMenuLinks(configuration: Configuration, context: CheckContext): Check[] {
  const listOf = (value: unknown): unknown[] => {
    const list: unknown = fromJsonText(value);
    return Array.isArray(list) ? list : [];
  };
  return listOf(configuration['menus']).flatMap((menu, at) =>
    listOf(isRecord(menu) ? menu['items'] : undefined).flatMap((item, index): Check[] => {
      const href = isRecord(item) ? item['path'] : undefined;
      const check =
        typeof href === 'string' && isRecord(item) && isShownInMenu(item)
          ? ofLink(href.trim(), undefined, context)
          : undefined;
      const keys: PathKey[] = ['menus', at, 'items', index, 'path'];
      return check === undefined ? [] : [{ level: 'advice', keys, ...check }];
    }),
  );
}
