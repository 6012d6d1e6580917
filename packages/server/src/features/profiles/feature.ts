import type { Feature } from '../../platform/operations/feature.ts';
import { documentHandlers } from './document-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';

/** Profiles of members, and the documents that belong to them. */
export const profilesFeature: Feature = { handlers: [...profileHandlers, ...documentHandlers] };
