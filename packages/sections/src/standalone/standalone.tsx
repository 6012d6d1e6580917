import { useKermesse } from '@kermesse/ui/kermesse';
import { useMemo } from 'react';
import { resolvePicture } from '../page/pictures/art.ts';
import { parsePageOf } from '../page/parse-page.ts';
import type { SectionView, ViewTable } from '../render/types.ts';
import type { Example } from '../schema/examples.ts';
import type { SectionDefinition } from '../schema/section.ts';
import { LinkedSections } from './LinkedSections.tsx';

/** What a section by itself is given: what an editor would write. */
export interface StandaloneProps<Input> {
  /** The section's content; texts by language, or one for all. What is wrong in it is left out. */
  data: Input;
  /** Background, spacing and anchor. */
  settings?: Example<Input>['settings'];
  /** Tells two sections of a kind on one page apart: letters, digits and hyphens. */
  linkId?: string;
  /** Whether the page's first heading is elsewhere, so that the section has none of level 1. */
  continued?: boolean;
  /** Whether a section with faults is followed by a card that says them, for editors. */
  showFaults?: boolean;
}

/** Makes a component of one section; it takes in the code of no other. */
export function standalone<Data, Input, Added>(
  section: SectionDefinition<Data, Input, Added>,
  view: SectionView,
): (props: StandaloneProps<Input>) => ReturnType<typeof LinkedSections> | null {
  const { slug } = section;
  const registry = { [slug]: section as SectionDefinition };
  const views: ViewTable = { viewOf: () => view, retains: () => false };

  return function Standalone({ data, settings, linkId = 'main', continued = false, showFaults = false }) {
    const { locale } = useKermesse();
    const { page, faults } = useMemo(() => {
      const sections = [{ slug, pivot: { linkId }, data, settings }];
      return parsePageOf({ slug: 'page', title: '-', sections }, { locale, registry, resolveImage: resolvePicture });
    }, [data, settings, linkId, locale]);
    const shown = page?.sections ?? [];
    return <LinkedSections sections={shown} views={views} continued={continued} {...(showFaults && { faults })} />;
  };
}
