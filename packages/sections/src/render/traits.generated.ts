// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import type { HydrateWhen, SectionLayout } from '../schema/section.ts';

/** When each section hydrates. */
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

/** How sections lie on the page that are more than a part of its column. */
export const layouts: Readonly<Record<string, SectionLayout>> = {
  banner: 'band',
  'hero-slider': 'cover',
  'search-bar': 'card',
};
