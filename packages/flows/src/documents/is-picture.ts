import { extensionOf } from '@kermesse/api/schemas/uploads/upload';

/** The extensions of photographs that every browser can display. HEIC is not among them. */
const shown = ['jpg', 'jpeg', 'png', 'webp'];

/** Whether a document is a photograph, by its file extension. */
export const isPicture = (path: string): boolean => [...shown, 'heic', 'heif'].includes(extensionOf(path));

/** Whether browsers can display a document as a picture, by its file extension. */
export const isShownPicture = (path: string): boolean => shown.includes(extensionOf(path));
