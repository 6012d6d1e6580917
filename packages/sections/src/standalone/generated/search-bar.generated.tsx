// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/search-bar/section.ts';
import View from '../../sections/search-bar/View.tsx';
import { standalone } from '../standalone.tsx';

/** Three fields: the place, the type of event, a kit. The search is not open yet, and visitors see a note about it. */
export const SearchBar = standalone(section, View);
