import type { Feature } from '../../platform/operations/feature.ts';
import { contactHandlers } from './contact-handlers.ts';
import { deleteOldContactMessages, deleteOldDigests } from './messages.ts';

/** The operations of the contact form, and its cleanups. */
export const contactFeature: Feature = {
  handlers: contactHandlers,
  cleanups: [deleteOldDigests, deleteOldContactMessages],
};
