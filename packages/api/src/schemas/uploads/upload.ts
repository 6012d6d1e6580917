const mebibyte = 1_048_576;

/** What can be uploaded into a folder: the most bytes, and the endings of file names that are taken. */
export interface UploadRule {
  maxBytes: number;
  endings: readonly string[];
}

/** Avatars: 1 MB after the browser has compressed them (specification §5, §9). */
export const avatarRule: UploadRule = { maxBytes: mebibyte, endings: ['png', 'gif', 'jpeg', 'jpg', 'webp'] };

const applicationEndings = [
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

/** The endings of photographs of a document. */
const photographEndings = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'];

/**
 * Documents: application and text files (specification §5) of the kinds that can be recognised by their bytes, and
 * photographs, since people photograph a licence with their phone.
 */
export const documentRule: UploadRule = {
  maxBytes: 10 * mebibyte,
  endings: [...applicationEndings, ...photographEndings],
};

/** Pictures for pages: as they come from a camera; the server makes the sizes. */
export const pictureRule: UploadRule = { maxBytes: 20 * mebibyte, endings: avatarRule.endings };

/** The most bytes of a whole multipart request whose file follows a rule: the form around the file comes on top. */
export function maxFormBytes({ maxBytes }: UploadRule): number {
  return maxBytes + 16_384;
}

/** The ending of a file's name in lower case, without its dot; empty when there is none. */
export function endingOf(name: string): string {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What speaks against a file before it is sent; the server looks at its bytes. */
export function refusalOf(
  { name, size }: File,
  { endings, maxBytes }: UploadRule,
): 'fileType' | 'fileSize' | 'fileEmpty' | undefined {
  if (!endings.includes(endingOf(name))) return 'fileType';
  if (size > maxBytes) return 'fileSize';
  return size === 0 ? 'fileEmpty' : undefined;
}

/** The longest side of an avatar after compression, in pixels (specification §9). */
export const maxAvatarSide = 1920;
