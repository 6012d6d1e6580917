import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';
import { isShownInMenu } from '@kermesse/sections/menus';
import { sentence } from '../faults/sentences.ts';
import { listOf, type Configuration } from '../document/json.ts';
import { fieldValuesOf } from '../document/field-values.ts';
import { anchorOf, placesOf, type SectionPlace } from '../document/sections.ts';
import type { CheckResult } from '../faults/check.ts';
import { slugOfLink } from '../links/paths.ts';

/** The data about the site that checks need. */
export interface CheckContext {
  /** The slugs of the published pages. Without them, links to pages are not checked. */
  slugs?: ReadonlySet<string>;
  /** The former slugs of pages, which redirect. */
  formerSlugs?: ReadonlySet<string>;
  /** The slugs of the drafts open in the composer. */
  drafts?: ReadonlySet<string>;
  /** The URLs of the pictures that failed to load. */
  broken?: ReadonlySet<string>;
}

const hrefs = /href\s*=\s*(["'])(.*?)\1/gi;

/** Returns the links of a section: those in link fields and in rich texts. */
const linksIn = (place: SectionPlace): { keys: PathKey[]; href: string }[] =>
  fieldValuesOf(place).flatMap(({ meta, keys, value }) => {
    if (meta.kind === 'link' && typeof value === 'string') return [{ keys, href: value.trim() }];
    if (meta.kind !== 'richText') return [];
    const texts = isRecord(value) ? Object.values(value) : [value];
    const found = new Set(texts.flatMap((text) => [...String(text).matchAll(hrefs)].map(([, , href = '']) => href)));
    return [...found].map((href) => ({ keys, href }));
  });

/** Returns the check of a link to a page that is unpublished or does not exist; undefined for a valid link. */
function checkLink(
  href: string,
  ownSlug: unknown,
  { slugs, formerSlugs, drafts }: CheckContext,
): Pick<CheckResult, 'kind' | 'words'> | undefined {
  const target = slugOfLink(href);
  if (target === undefined || slugs === undefined || target === ownSlug) return undefined;
  if (slugs.has(target) || formerSlugs?.has(target) === true) return undefined;
  const kind = drafts?.has(target) === true ? 'draft' : 'page';
  return { kind, words: sentence(`advice.${kind}`, { href }) };
}

/** Returns checks for a page's links to anchors of no visible section, missing pages and unpublished pages. */
export function deadLinks(configuration: Configuration, context: CheckContext): CheckResult[] {
  const places = placesOf(configuration);
  const anchors = new Set(places.filter(({ disabled }) => !disabled).map(({ entry }) => anchorOf(entry)));
  return places.flatMap((place) =>
    linksIn(place).flatMap(({ keys, href }): CheckResult[] => {
      const check = { level: 'advice' as const, keys, section: place.key };
      if (href.startsWith('#') && href !== '#' && !anchors.has(href.slice(1))) {
        return [{ ...check, kind: 'anchor', words: sentence('advice.anchor', { href }) }];
      }
      const finding = checkLink(href, configuration['slug'], context);
      return finding === undefined ? [] : [{ ...check, ...finding }];
    }),
  );
}

/** Returns checks for visible menu items that link to missing or unpublished pages. */
export function deadMenuLinks(configuration: Configuration, context: CheckContext): CheckResult[] {
  return listOf(configuration['menus']).flatMap((menu, at) =>
    listOf(isRecord(menu) ? menu['items'] : undefined).flatMap((item, index): CheckResult[] => {
      const href = isRecord(item) ? item['path'] : undefined;
      const check =
        typeof href === 'string' && isRecord(item) && isShownInMenu(item)
          ? checkLink(href.trim(), undefined, context)
          : undefined;
      const keys: PathKey[] = ['menus', at, 'items', index, 'path'];
      return check === undefined ? [] : [{ level: 'advice', keys, ...check }];
    }),
  );
}
