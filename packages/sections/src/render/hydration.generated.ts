// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import type { HydrateWhen } from '../schema/section.ts';

/** When each section hydrates, apart from its schema, which stays on the server. */
export const hydration: Readonly<Record<string, HydrateWhen>> = {
  banner: 'never',
  'business-conference': 'never',
  contact: 'intent',
  'event-agenda': 'never',
  'event-organise': 'never',
  'event-schedule': 'intent',
  'free-content': 'never',
  'hero-slider': 'intent',
  'image-slider': 'intent',
  newsletter: 'intent',
  pricing: 'never',
  'search-bar': 'intent',
  sponsors: 'never',
  statistics: 'never',
  team: 'never',
  testimonials: 'intent',
  'top-event': 'never',
};
