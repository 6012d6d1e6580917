// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section as banner } from './sections/banner/section.ts';
import { section as businessConference } from './sections/business-conference/section.ts';
import { section as contact } from './sections/contact/section.ts';
import { section as eventAgenda } from './sections/event-agenda/section.ts';
import { section as eventOrganise } from './sections/event-organise/section.ts';
import { section as eventSchedule } from './sections/event-schedule/section.ts';
import { section as freeContent } from './sections/free-content/section.ts';
import { section as heroSlider } from './sections/hero-slider/section.ts';
import { section as imageSlider } from './sections/image-slider/section.ts';
import { section as newsletter } from './sections/newsletter/section.ts';
import { section as pricing } from './sections/pricing/section.ts';
import { section as searchBar } from './sections/search-bar/section.ts';
import { section as sponsors } from './sections/sponsors/section.ts';
import { section as statistics } from './sections/statistics/section.ts';
import { section as team } from './sections/team/section.ts';
import { section as testimonials } from './sections/testimonials/section.ts';
import { section as topEvent } from './sections/top-event/section.ts';
import type { Registry } from './page/registry.ts';

/** All sections of the library, by slug. */
export const registry = {
  banner,
  'business-conference': businessConference,
  contact,
  'event-agenda': eventAgenda,
  'event-organise': eventOrganise,
  'event-schedule': eventSchedule,
  'free-content': freeContent,
  'hero-slider': heroSlider,
  'image-slider': imageSlider,
  newsletter,
  pricing,
  'search-bar': searchBar,
  sponsors,
  statistics,
  team,
  testimonials,
  'top-event': topEvent,
} satisfies Registry;
