// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/event-schedule/section.ts';
import View from '../../sections/event-schedule/View.tsx';
import { standalone } from '../standalone.tsx';

/** The programme with a tab for each day. */
export const EventSchedule = standalone(section, View);
