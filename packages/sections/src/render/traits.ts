import { entryFor } from '../page/registry.ts';
import type { SectionLayout } from '../schema/section.ts';
import { hydration, layouts } from './traits.generated.ts';

/** Whether a section keeps the server's HTML on a first visit: the browser then needs neither its code nor its data. */
export const retainsServerHtml = (id: string): boolean => entryFor(hydration, id) === 'never';

/** How a section lies on the page, by its identifier or slug; undefined for a part of the page's column. */
export const layoutOf = (id: string): SectionLayout | undefined => entryFor(layouts, id);
