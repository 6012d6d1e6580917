import type { Feature } from '../../platform/operations/feature.ts';
import { documentHandlers } from './document-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';

/** The operations of profiles and their documents. */
export const profilesFeature: Feature = { handlers: [...profileHandlers, ...documentHandlers] };
