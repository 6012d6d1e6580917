import { useKermesse } from '@kermesse/ui/kermesse';
import { useMemo } from 'react';
import { resolvePicture } from '../page/pictures/art.ts';
import { parsePageOf } from '../page/parse-page.ts';
import type { SectionView, ViewTable } from '../render/types.ts';
import type { Example } from '../schema/examples.ts';
import type { SectionDefinition } from '../schema/section.ts';
import { LinkedSections } from './LinkedSections.tsx';

/** The props of a single section, as in a page configuration. */
export interface StandaloneProps<Input> {
  /** The section's content; texts by language, or one for all. Invalid parts are left out. */
  data: Input;
  /** Background, spacing and anchor. */
  settings?: Example<Input>['settings'];
  /** Distinguishes sections of one kind on a page: letters, digits and hyphens. */
  linkId?: string;
  /** Whether the page's h1 is elsewhere, so that the section has none. */
  continued?: boolean;
  /** Whether a card after a faulty section shows its faults, for editors. */
  showFaults?: boolean;
}

/** Creates a component of one section, which bundles the code of no other section. */
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
