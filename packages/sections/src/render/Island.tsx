import { memo, Suspense, type ComponentType } from 'react';
import { Alive } from './Alive.tsx';
import { SectionBoundary } from './diagnostics/SectionBoundary.tsx';

export interface IslandProps {
  /** Unique on the page, as the ids of sections are: `whenWanted` finds the element by it. */
  id: string;
  /** The same component every time; while it loads, the server's HTML stays. */
  view: ComponentType;
}

/**
 * Something outside of the page's sections that comes alive by itself, as they do. It takes no props, so that nothing
 * around it makes it render before its code has come: React would throw the server's HTML away.
 */
export const Island = memo(function Island({ id, view: View }: IslandProps) {
  return (
    <div data-section-id={id}>
      <SectionBoundary name={id} showDiagnostics={false}>
        <Suspense fallback={null}>
          <Alive id={id}>
            <View />
          </Alive>
        </Suspense>
      </SectionBoundary>
    </div>
  );
});
