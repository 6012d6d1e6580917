import type { Feature } from '../../platform/operations/feature.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';

/** Subscriptions to the newsletter. */
export const newsletterFeature: Feature = { handlers: newsletterHandlers };
