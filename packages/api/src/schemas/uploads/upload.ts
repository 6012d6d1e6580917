/** The bytes of a megabyte. */
export const megabyte = 1_000_000;

/** The rule for uploads into a folder: the maximum size in bytes, and the allowed file extensions. */
export interface UploadRule {
  maxBytes: number;
  extensions: readonly string[];
}

/** The rule for avatars: 1 MB after compression in the browser (specification §5, §9). */
export const avatarRule: UploadRule = { maxBytes: megabyte, extensions: ['png', 'gif', 'jpeg', 'jpg', 'webp'] };

const applicationExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'txt',
  'csv',
  'md',
  'zip',
];

/** The extensions of photographs of a document. */
const photographExtensions = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'];

/**
 * The rule for documents: application and text files (specification §5) of kinds that can be recognised by their bytes,
 * and photographs, because users photograph a licence with their phone.
 */
export const documentRule: UploadRule = {
  maxBytes: 10 * megabyte,
  extensions: [...applicationExtensions, ...photographExtensions],
};

/** The rule for pictures of pages: unprocessed camera pictures; the server creates the sizes. */
export const pictureRule: UploadRule = { maxBytes: 20 * megabyte, extensions: avatarRule.extensions };

/** Returns the maximum size of a multipart request, in bytes: the file and the form around it. */
export function maxFormBytes({ maxBytes }: UploadRule): number {
  return maxBytes + 16_384;
}

/** Returns the extension of a file name in lower case, without its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * Checks a file before it is sent. Returns why it is refused; undefined if it is accepted. The server checks its bytes.
 */
export function refusalOf(
  { name, size }: File,
  { extensions, maxBytes }: UploadRule,
): 'fileType' | 'fileSize' | 'fileEmpty' | undefined {
  if (!extensions.includes(extensionOf(name))) return 'fileType';
  if (size > maxBytes) return 'fileSize';
  return size === 0 ? 'fileEmpty' : undefined;
}

/** The longest side of an avatar after compression, in pixels (specification §9). */
export const maxAvatarSide = 1920;
