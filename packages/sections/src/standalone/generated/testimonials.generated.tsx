// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/testimonials/section.ts';
import View from '../../sections/testimonials/View.tsx';
import { standalone } from '../standalone.tsx';

/** One quotation at a time, with its author’s picture and name. Several take turns. */
export const Testimonials = standalone(section, View);
