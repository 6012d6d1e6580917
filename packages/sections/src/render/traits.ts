import type { ResolvedSection } from '@kermesse/api/page-props';
import { entryFor } from '../page/registry.ts';
import type { SectionLayout } from '../schema/section.ts';
import { hydration, layouts, newsletterForms } from './traits.generated.ts';

/**
 * Whether a section keeps the server's HTML on a first visit, so that the browser needs neither its code nor its data.
 */
export const retainsServerHtml = (id: string): boolean => entryFor(hydration, id) === 'never';

/** Returns the layout of a section by its id or slug; undefined for a section in the page's column. */
export const layoutOf = (id: string): SectionLayout | undefined => entryFor(layouts, id);

/** Whether a section is a form for the newsletter, by its id or slug. */
export const isNewsletterForm = (id: string): boolean => entryFor(newsletterForms, id) === true;

/** Whether a section shows a title: its field `title`, or, for a cover, the titles of its slides. Needs its data. */
export const hasTitle = ({ id, data }: ResolvedSection): boolean =>
  data['title'] !== undefined || layoutOf(id) === 'cover';
