// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/team/section.ts';
import View from '../../sections/team/View.tsx';
import { standalone } from '../standalone.tsx';

/** Cards: a picture, the name, the provider, the price and what is included. */
export const Team = standalone(section, View);
