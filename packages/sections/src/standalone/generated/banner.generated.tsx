// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/banner/section.ts';
import View from '../../sections/banner/View.tsx';
import { standalone } from '../standalone.tsx';

/** A full-width band of colour with a title and a button. */
export const Banner = standalone(section, View);
