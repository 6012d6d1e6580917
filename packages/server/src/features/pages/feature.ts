import type { Feature } from '../../platform/operations/feature.ts';
import { contentHandlers } from './page-handlers.ts';

/** The operations of pages and their content. */
export const pagesFeature: Feature = { handlers: contentHandlers };
