import { from } from '@kermesse/ui/breakpoints';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import type { ResolvedSection } from '@kermesse/api/page-props';
import { Suspense, type ElementType } from 'react';
import styled from 'styled-components';
import type { Fault } from '../schema/faults.ts';
import { HydrationMark } from './HydrationMark.tsx';
import { Diagnostics } from './diagnostics/Diagnostics.tsx';
import { SectionBoundary } from './diagnostics/SectionBoundary.tsx';
import { elementId } from './element-id.ts';
import { SectionPicture } from './SectionPicture.tsx';
import { hasTitle, layoutOf } from './traits.ts';
import type { SectionProps, SectionView, ViewTable } from './types.ts';

export interface PageSectionsProps {
  /** The sections in display order (see `parsePage`). */
  sections: ResolvedSection[];
  /** The title of the page: the h1, for screen readers only, if the first section has no title. */
  title?: string;
  /** The view of each kind of section. */
  views: ViewTable;
  /** For editors: the faults of the page. A card after each faulty section shows its own. */
  faults?: Fault[];
  /** Whether other sections of the page precede these, so that none of these has the h1. */
  continued?: boolean;
}

/**
 * Sets the spacing of sections: one on the page's background has a margin, one on another background is a band with
 * padding. Sections do not depend on each other. The spacing setting multiplies the padding by `--rhythm`.
 *
 * These rules are part of the first screen of every page, which must stay small.
 */
const Slot = styled.div`
  position: relative;
  background: var(--page);
  color: var(--ink);
  padding-block: calc(var(--section-space) / 2 * var(--rhythm, 1));

  &[data-background='surface'] {
    background: var(--surface);
  }
  /* A band has the same distance to its neighbours as a section with its own background. */
  &:not([data-background='page']),
  &[data-layout='band'] {
    padding-block: calc(var(--section-space) * var(--rhythm, 1));
    margin-block: calc(var(--section-space) / 2);
  }
  &[data-background='brand'] + &[data-background='brand'],
  &[data-background='surface'] + &[data-background='surface'] {
    margin-block-start: calc(var(--section-space) / -2);
    padding-block-start: 0;
  }
  &[data-background='image'] {
    isolation: isolate;
  }
  &[data-layout='cover'],
  &[data-layout='band'] {
    padding-block: 0;
  }
  /* Below the slide marks of the cover. */
  [data-layout='cover'] + &[data-layout='card'][data-background='page'] {
    margin-block-start: -44px;
    padding-block-start: 0;
    background: none;

    @media ${from.laptop} {
      margin-block-start: -65px;
    }
  }
  &:last-child[data-background='page'] {
    padding-block-end: calc(var(--section-space) * var(--rhythm, 1));
  }
  &:first-child {
    margin-block-start: 0;
  }
  &:last-child {
    margin-block-end: 0;
  }
  @media print {
    &[data-background='page'] {
      background: none;
    }
    [data-layout='cover'] + &&[data-layout='card'] {
      margin-block-start: 0;
    }
  }
`;

const SpacedSlot = styled(Slot)`
  &[data-spacing='none'] {
    --rhythm: 0;
  }
  &[data-spacing='compact'] {
    --rhythm: 0.5;
  }
  &[data-spacing='wide'] {
    --rhythm: 1.5;
  }
`;

export interface RetainedHtmlProps {
  /** The element or styled component; `div` by default. */
  as?: ElementType<{ suppressHydrationWarning: boolean; dangerouslySetInnerHTML: { __html: string } }>;
}

/**
 * Keeps the server's HTML during hydration: React adopts the element without hydrating its children, so they need no
 * code on the first visit. Trusted Types allow the empty `__html`, because React does not assign it.
 */
export function RetainedHtml({ as: Element = 'div' }: RetainedHtmlProps) {
  return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

interface SectionContentProps {
  section: ResolvedSection;
  first: boolean;
  /** The title of the page. */
  title?: string;
  view: SectionView;
  faults?: Fault[];
}

function SectionContent({ section, first, title, view: View, faults }: SectionContentProps) {
  const { id: name, data, settings } = section;
  const props = {
    id: elementId(name),
    data,
    settings,
    first: first && hasTitle(section),
    priority: first,
  } as SectionProps<never>;
  return (
    <>
      {first && title !== undefined && !hasTitle(section) && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <SectionBoundary name={name} showDiagnostics={faults !== undefined}>
        <Suspense fallback={null}>
          <HydrationMark id={name}>
            <View {...props} />
          </HydrationMark>
        </Suspense>
      </SectionBoundary>
    </>
  );
}

/**
 * Renders the sections of a page, each in its own slot and error boundary. The tree is the same on the server and in
 * the browser, so that any part can hydrate at any time.
 */
export function PageSections({ sections, title, views, faults, continued = false }: PageSectionsProps) {
  return sections.map((section, index) => {
    const first = index === 0 && !continued;
    const { id, slug, settings, lang } = section;
    const view = views.viewOf(id);
    if (view === undefined) return null;
    const background = settings.background ?? 'page';
    const layout = layoutOf(id);
    const Element = settings.spacing === undefined ? Slot : SpacedSlot;
    return (
      <Element
        key={id}
        // The first paint waits for the second section, which the document refers to by id (`rel="expect"`).
        id={settings.anchor ?? (index === 1 ? id : undefined)}
        lang={lang}
        data-section={slug}
        data-section-id={id}
        data-background={background}
        data-tone={background === 'brand' || background === 'image' ? 'brand' : undefined}
        data-spacing={settings.spacing}
        data-layout={layout}
      >
        {settings.image !== undefined && layout !== 'cover' && layout !== 'band' && (
          <SectionPicture image={settings.image.image} priority={first} />
        )}
        {views.retains(id) ? (
          <RetainedHtml />
        ) : (
          <div>
            <SectionContent section={section} first={first} title={title} view={view} faults={faults} />
            {faults !== undefined && <SectionFaults id={id} faults={faults} />}
          </div>
        )}
      </Element>
    );
  });
}

function SectionFaults({ id, faults }: { id: string; faults: Fault[] }) {
  const sectionFaults = faults.filter(({ section }) => section === id);
  return sectionFaults.length === 0 ? null : <Diagnostics name={id} faults={sectionFaults} />;
}
