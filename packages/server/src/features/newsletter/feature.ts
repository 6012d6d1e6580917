import type { Feature } from '../../platform/operations/feature.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';

/** The operations of the newsletter. */
export const newsletterFeature: Feature = { handlers: newsletterHandlers };
