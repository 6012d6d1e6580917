// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/image-slider/section.ts';
import View from '../../sections/image-slider/View.tsx';
import { standalone } from '../standalone.tsx';

/** Five pictures side by side, moving round in a loop. Up to four stay still. */
export const ImageSlider = standalone(section, View);
