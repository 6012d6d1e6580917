import type { Feature } from '../../platform/operations/feature.ts';
import { editorHandlers } from './editor-handlers.ts';

/** What editors do in the composer. */
export const editorFeature: Feature = { handlers: editorHandlers };
