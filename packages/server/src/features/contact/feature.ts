import type { Feature } from '../../platform/operations/feature.ts';
import { contactHandlers } from './contact-handlers.ts';

/** The contact form. */
export const contactFeature: Feature = { handlers: contactHandlers };
