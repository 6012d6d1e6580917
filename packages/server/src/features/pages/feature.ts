import type { Feature } from '../../platform/operations/feature.ts';
import { contentHandlers } from './page-handlers.ts';

/** Pages and what the API gives of their content. */
export const pagesFeature: Feature = { handlers: contentHandlers };
