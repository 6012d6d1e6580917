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
    JSON.stringify(entriesOf(configurationOf(workspace)).map(anchorOf).filter(Boolean)),
  );
  const draftsJson = useWorkspace(unpublishedIn);
  return useMemo(() => {
    const pageLink = ({ slug, title }: Pick<DocumentSummary, 'slug' | 'title'>): OfferedLink => ({
      href: pathOfSlug(slug),
      title: summaryOf(title, locale) || slug,
    });
    const unpublished = JSON.parse(draftsJson) as Pick<DocumentSummary, 'slug' | 'title'>[];
    const links = [
      ...(documents ?? []).filter(({ kind }) => kind === 'page').map(pageLink),
      ...unpublished.map((page) => ({ ...pageLink(page), unpublished: true })),
      ...(JSON.parse(anchors) as string[]).map((anchor) => ({ href: `#${anchor}`, title: anchor })),
      ...builtInPaths.map((href) => ({ href, title: href })),
    ];
    // Several drafts may have the same address, and several sections the same anchor.
    const firstOf = new Map(links.toReversed().map((link) => [link.href, link]));
    return links.filter((link) => firstOf.get(link.href) === link);
  }, [documents, anchors, draftsJson, locale]);
}
