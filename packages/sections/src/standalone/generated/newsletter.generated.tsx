// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/newsletter/section.ts';
import View from '../../sections/newsletter/View.tsx';
import { standalone } from '../standalone.tsx';

/** A field and a button to subscribe, by email or by phone. */
export const Newsletter = standalone(section, View);
