import type { Feature } from '../../platform/operations/feature.ts';
import { contactHandlers } from './contact-handlers.ts';

/** The operations of the contact form. */
export const contactFeature: Feature = { handlers: contactHandlers };
