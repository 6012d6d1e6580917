import { useUiLocale } from '../translations/ui-locale.ts';
import { useMemo } from 'react';
import { builtInPaths } from './paths.ts';
import { anchorOf, entriesOf } from '../document/sections.ts';
import type { OfferedLink } from '../faults/form-context.ts';
import { summaryOf } from '../names/summary.ts';
import { useWorkspace } from '../store/context.ts';
import { configurationOf, slugOf, type Workspace } from '../store/workspace.ts';
import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { usePublishedPages } from '../server/PublishedPages.tsx';

/** Returns the slugs of the pages among the server's documents, without the site configuration. */
export const slugsOfPages = (documents: readonly Pick<DocumentSummary, 'kind' | 'slug'>[]): ReadonlySet<string> =>
  new Set(documents.flatMap(({ kind, slug }) => (kind === 'page' ? [slug] : [])));

/** Returns the drafts that were never published as JSON, so that the value stays equal while they do. */
const unpublishedIn = ({ drafts }: Workspace): string =>
  JSON.stringify(
    Object.values(drafts).flatMap(({ kind, base, history: { present } }) =>
      kind === 'page' && base.version === 0 && slugOf(present) !== ''
        ? [{ slug: slugOf(present), title: present['title'] }]
        : [],
    ),
  );

/**
 * Returns the suggestions of link fields: the site's pages, unpublished drafts, built-in screens, and the anchors of
 * this page.
 */
export function useLinks(): OfferedLink[] {
  const locale = useUiLocale();
  const { data: documents } = usePublishedPages();
  const anchors = useWorkspace((workspace) =>
    entriesOf(configurationOf(workspace)).map(anchorOf).filter(Boolean).join(' '),
  );
  const draftsJson = useWorkspace(unpublishedIn);
  return useMemo(() => {
    const pages: OfferedLink[] = (documents ?? [])
      .filter(({ kind }) => kind === 'page')
      .map(({ slug, title }) => ({ href: pathOfSlug(slug), title: summaryOf(title, locale) || slug }));
    const inPage = anchors === '' ? [] : anchors.split(' ').map((anchor) => ({ href: `#${anchor}`, title: anchor }));
    const missing = (href: string) => !pages.some((page) => page.href === href);
    const unpublished = (JSON.parse(draftsJson) as { slug: string; title: unknown }[])
      .filter(({ slug }) => missing(pathOfSlug(slug)))
      .map(({ slug, title }) => ({
        href: pathOfSlug(slug),
        title: summaryOf(title, locale) || slug,
        unpublished: true,
      }));
    const builtIn = builtInPaths.filter((href) => missing(href) && !unpublished.some((page) => page.href === href));
    return [...pages, ...unpublished, ...inPage, ...builtIn.map((href) => ({ href, title: href }))];
  }, [documents, anchors, draftsJson, locale]);
}
