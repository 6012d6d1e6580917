import type { Feature } from '../../platform/operations/feature.ts';
import { pictureOperations } from './pictures/picture-routes.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** Files and pictures that people upload. */
export const uploadsFeature: Feature = { handlers: uploadHandlers, routedElsewhere: pictureOperations };
