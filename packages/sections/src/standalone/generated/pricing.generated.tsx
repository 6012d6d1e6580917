// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/pricing/section.ts';
import View from '../../sections/pricing/View.tsx';
import { standalone } from '../standalone.tsx';

/** Your plans and their prices side by side; one of them can be highlighted. */
export const Pricing = standalone(section, View);
