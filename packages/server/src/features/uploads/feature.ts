import type { Feature } from '../../platform/operations/feature.ts';
import { pictureOperations } from './pictures/picture-routes.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** The operations of uploaded files and pictures. */
export const uploadsFeature: Feature = { handlers: uploadHandlers, publicOperations: pictureOperations };
