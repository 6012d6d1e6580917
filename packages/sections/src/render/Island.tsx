import { memo, Suspense, type ComponentType } from 'react';
import { HydrationMark } from './HydrationMark.tsx';
import { SectionBoundary } from './diagnostics/SectionBoundary.tsx';

export interface IslandProps {
  /** Unique on the page, also among the ids of sections: `whenHydrationRequested` finds the element by it. */
  id: string;
  /** The same component for every render. While it loads, the server's HTML stays. */
  view: ComponentType;
}

/**
 * A part of the page outside its sections that hydrates independently, as they do. It has no other props, so that no
 * parent re-renders it before its code has loaded, in which case React would discard the server's HTML.
 */
export const Island = memo(function Island({ id, view: View }: IslandProps) {
  return (
    <div data-section-id={id}>
      <SectionBoundary name={id} showDiagnostics={false}>
        <Suspense fallback={null}>
          <HydrationMark id={id}>
            <View />
          </HydrationMark>
        </Suspense>
      </SectionBoundary>
    </div>
  );
});
