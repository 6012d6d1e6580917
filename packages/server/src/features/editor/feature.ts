import type { Feature } from '../../platform/operations/feature.ts';
import { editorHandlers } from './editor-handlers.ts';

/** The operations of the composer. */
export const editorFeature: Feature = { handlers: editorHandlers };
