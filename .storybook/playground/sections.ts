import { examples as banner } from '../../packages/sections/src/sections/banner/examples.ts';
import { examples as schedule } from '../../packages/sections/src/sections/event-schedule/examples.ts';
import { examples as hero } from '../../packages/sections/src/sections/hero-slider/examples.ts';
import { examples as pricing } from '../../packages/sections/src/sections/pricing/examples.ts';
import { examples as testimonials } from '../../packages/sections/src/sections/testimonials/examples.ts';
import { examples as topEvent } from '../../packages/sections/src/sections/top-event/examples.ts';
import type { Configured } from '../../packages/sections/src/stories/Sections.tsx';

/** A page of real sections that use all brand colours: illustrations, papers, tickets, bands, fields. */
export const page: Configured[] = [
  { slug: 'hero-slider', data: hero.oneSlide.data },
  { slug: 'top-event', data: topEvent.typical.data },
  { slug: 'event-schedule', data: schedule.typical.data, settings: { background: 'brand' } },
  { slug: 'pricing', data: pricing.typical.data },
  { slug: 'testimonials', data: testimonials.typical.data, settings: { background: 'surface' } },
  { slug: 'banner', data: banner.typical.data },
];
