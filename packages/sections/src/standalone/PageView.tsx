import type { ViewTable } from '../render/types.ts';
import type { Fault } from '../schema/faults.ts';
import { LinkedSections } from './LinkedSections.tsx';
import type { ReadPage } from './read-page.ts';

export interface PageViewProps {
  /** The page that `readPage` returned. */
  page: ReadPage;
  /** For editors: the faults that `readPage` returned. A card after each faulty section shows its own. */
  faults?: Fault[];
  /**
   * The views of the sections. By default, the code of each section loads when it is on the page; `views` of
   * `@kermesse/sections/views.server` are loaded eagerly, for synchronous rendering (`renderToString`).
   */
  views?: ViewTable;
}

/** Renders the sections of a page that was read before, for example on a server, where the code for reading stays. */
export function PageView({ page, faults, views }: PageViewProps) {
  return <LinkedSections sections={page.sections} title={page.title} views={views} faults={faults} />;
}
