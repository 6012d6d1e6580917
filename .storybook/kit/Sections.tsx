import { useContext, useMemo } from 'react';
import { parsePage } from '../../packages/sections/src/page/page.ts';
import { PageSections } from '../../packages/sections/src/render/PageSections.tsx';
import { views } from '../../packages/sections/src/render/views.server.ts';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { useLocale } from './words.ts';

export interface Configured {
  slug: string;
  data: Record<string, unknown>;
  settings?: Record<string, unknown> | undefined;
  /** The second part of the section's id; by default its place in the list. */
  pivot?: { linkId: string };
}

/**
 * Renders sections from their configuration, in the toolbar's language and brand. Pass the same `list` object on every
 * render. Set `continued` for sections further down a page, where the first one has no h1.
 */
export function Sections({ list, continued = false }: { list: Configured[]; continued?: boolean }) {
  const locale = useLocale();
  const resolveImage = useContext(StoryArt);
  const page = useMemo(() => {
    const sections = list.map((each, index) => ({ pivot: { linkId: `part-${index}` }, ...each }));
    return parsePage({ slug: 'book', title: 'Kermesse', sections }, { locale, resolveImage }).page;
  }, [list, locale, resolveImage]);
  return <PageSections sections={page?.sections ?? []} views={views} continued={continued} />;
}
