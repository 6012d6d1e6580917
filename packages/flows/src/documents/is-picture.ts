import { endingOf } from '@kermesse/api/schemas/uploads/upload';

/** The endings of photographs that every browser shows; HEIC is not among them. */
const shown = ['jpg', 'jpeg', 'png', 'webp'];

/** Whether a document is a photograph, by the ending of its path. */
export const isPicture = (path: string): boolean => [...shown, 'heic', 'heif'].includes(endingOf(path));

/** Whether browsers show a document as a picture, by the ending of its path. */
export const isShownPicture = (path: string): boolean => shown.includes(endingOf(path));
