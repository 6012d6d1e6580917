// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/sponsors/section.ts';
import View from '../../sections/sponsors/View.tsx';
import { standalone } from '../standalone.tsx';

/** A row of logos in a single colour; they show their own when pointed at. */
export const Sponsors = standalone(section, View);
