// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/top-event/section.ts';
import View from '../../sections/top-event/View.tsx';
import { standalone } from '../standalone.tsx';

/** Four numbered steps that lead to the login page. */
export const TopEvent = standalone(section, View);
