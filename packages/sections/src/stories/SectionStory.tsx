import { useMemo } from 'react';
import { Sections, type Configured } from './Sections.tsx';

export type SectionStoryProps = Pick<Configured, 'slug' | 'data' | 'settings'>;

/** Renders one section as the first of a page. A card below the section lists faulty fields. */
export function SectionStory({ slug, data, settings }: SectionStoryProps) {
  const list = useMemo(() => [{ slug, pivot: { linkId: 'story' }, data, settings }], [slug, data, settings]);
  return <Sections list={list} title="Story" showFaults />;
}
