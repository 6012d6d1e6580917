// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import type { HydrateWhen } from '../schema/section.ts';

/** When each section hydrates, apart from its schema, which stays on the server. */
export const hydration: Readonly<Record<string, HydrateWhen>> = {
  banner: 'never',
  'business-conference': 'never',
  contact: 'visible',
  'event-agenda': 'never',
  'event-organise': 'never',
  'event-schedule': 'visible',
  'free-content': 'never',
  'hero-slider': 'idle',
  'image-slider': 'visible',
  newsletter: 'visible',
  pricing: 'never',
  'search-bar': 'visible',
  sponsors: 'never',
  statistics: 'visible',
  team: 'never',
  testimonials: 'visible',
  'top-event': 'never',
};
