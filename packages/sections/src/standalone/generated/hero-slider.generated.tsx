// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/hero-slider/section.ts';
import View from '../../sections/hero-slider/View.tsx';
import { standalone } from '../standalone.tsx';

/** A full-width picture, a large title and two buttons. Several slides take turns every ten seconds. */
export const HeroSlider = standalone(section, View);
