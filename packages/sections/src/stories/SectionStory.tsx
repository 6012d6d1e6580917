import { toLocale } from '@kermesse/api/schemas/common/locale';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePage } from '../page/page.ts';
import { PageSections } from '../render/PageSections.tsx';
import { views } from '../render/views.server.ts';
import { StoryArt } from './art.ts';

export interface SectionStoryProps {
  slug: string;
  /** The section's data as in a configuration. A card below the section lists faulty fields. */
  data: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

/** Renders one section on a page, in the same way as on the site: configuration, parser, renderer. */
export function SectionStory({ slug, data, settings }: SectionStoryProps) {
  const { i18n } = useTranslation();
  const resolveImage = useContext(StoryArt);
  const locale = toLocale(i18n.language);
  const { page, faults } = useMemo(() => {
    const configuration = {
      slug: 'story',
      title: 'Story',
      sections: [{ slug, pivot: { linkId: 'story' }, data, settings }],
    };
    return parsePage(configuration, { locale, resolveImage });
  }, [slug, data, settings, locale, resolveImage]);
  return <PageSections sections={page?.sections ?? []} title={page?.title} views={views} faults={faults} />;
}
