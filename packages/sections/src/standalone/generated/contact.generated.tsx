// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/contact/section.ts';
import View from '../../sections/contact/View.tsx';
import { standalone } from '../standalone.tsx';

/** Your contact details, a map and a contact form. */
export const Contact = standalone(section, View);
