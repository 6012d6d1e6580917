// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/event-organise/section.ts';
import View from '../../sections/event-organise/View.tsx';
import { standalone } from '../standalone.tsx';

/** A picture and, beside it, numbered kits or reasons. */
export const EventOrganise = standalone(section, View);
