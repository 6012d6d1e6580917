import { toLocale } from '@kermesse/api/schemas/common/locale';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePage } from '../page/page.ts';
import { PageSections } from '../render/PageSections.tsx';
import { views } from '../render/views.server.ts';
import { StoryArt } from './art.ts';

/** A section as in a configuration. */
export interface Configured {
  slug: string;
  data: Record<string, unknown>;
  settings?: Record<string, unknown> | undefined;
  /** The second part of the section's id; by default its place in the list. */
  pivot?: { linkId: string };
}

export interface SectionsProps {
  /** Pass the same object on every render. */
  list: readonly Configured[];
  /** The title of the page: the h1, for screen readers only, if the first section has no title. */
  title?: string;
  /** Whether the sections are further down a page, where the first one has no h1. */
  continued?: boolean;
  /** Whether a card below each faulty section lists its faults. */
  showFaults?: boolean;
}

/**
 * Renders sections in the toolbar's language and brand, in the same way as on the site: configuration, parser,
 * renderer.
 */
export function Sections({ list, title, continued = false, showFaults = false }: SectionsProps) {
  const { i18n } = useTranslation();
  const resolveImage = useContext(StoryArt);
  const locale = toLocale(i18n.language);
  const { page, faults } = useMemo(() => {
    const sections = list.map((each, index) => ({ pivot: { linkId: `part-${index}` }, ...each }));
    return parsePage({ slug: 'story', title: 'Story', sections }, { locale, resolveImage, calendars: true });
  }, [list, locale, resolveImage]);
  return (
    <PageSections
      sections={page?.sections ?? []}
      title={title}
      views={views}
      continued={continued}
      {...(showFaults && { faults })}
    />
  );
}
