import { entryFor } from '../page/registry.ts';
import { hydration } from './hydration.generated.ts';

/** Whether a section keeps the server's HTML on a first visit: the browser then needs neither its code nor its data. */
export const retainsServerHtml = (id: string): boolean => entryFor(hydration, id) === 'never';
