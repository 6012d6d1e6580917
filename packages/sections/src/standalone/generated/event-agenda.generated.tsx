// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/event-agenda/section.ts';
import View from '../../sections/event-agenda/View.tsx';
import { standalone } from '../standalone.tsx';

/** The whole programme, day after day: the time, the activity, the room. */
export const EventAgenda = standalone(section, View);
