// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/statistics/section.ts';
import View from '../../sections/statistics/View.tsx';
import { standalone } from '../standalone.tsx';

/** A few large figures, each with its label. */
export const Statistics = standalone(section, View);
