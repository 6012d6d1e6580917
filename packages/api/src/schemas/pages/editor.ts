import * as z from 'zod/mini';

/** What editors open and publish: a page, or the site's own configuration, whose slug is ''. */
export const editorKind = z.enum(['page', 'site']);

export const editorSlug = z._default(z.string().check(z.maxLength(200)), '');

/** Which document is meant. */
export const editorDocumentQuery = z.object({ kind: editorKind, slug: editorSlug });

const isConfiguration = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A configuration with whatever keys it has: it is passed on untouched, not copied key by key. */
export const editorConfiguration = z.custom<Record<string, unknown>>(isConfiguration);

const versionNumber = z.number().check(z.gte(1), z.multipleOf(1));

/** A document as it is stored. */
export const editorDocument = z.object({ configuration: editorConfiguration, version: versionNumber });

/** A document in the list; `title` as it is written in the configuration, null where there is none. */
export const editorListed = z.object({
  kind: editorKind,
  slug: z.string(),
  title: z.unknown(),
  version: versionNumber,
  updatedAt: z.iso.datetime(),
});
export type Listed = z.output<typeof editorListed>;

/** One of the versions that are kept. */
export const editorVersion = z.object({ version: versionNumber, createdAt: z.iso.datetime() });
export type KeptVersion = z.output<typeof editorVersion>;

/** A picture that editors uploaded: the address that goes into a configuration, and the name of the file it came as. */
export const editorPicture = z.object({
  src: z.string().check(z.minLength(1)),
  name: z.string(),
  createdAt: z.iso.datetime(),
});

/** What publishing gives: the version that the document has now. */
export const editorPublished = z.object({ version: versionNumber });

/** A document that changed because a page that it links to has another address now. */
const editorFollowed = z.object({ kind: editorKind, slug: z.string(), version: versionNumber });

/** What publishing under another address gives as well: the documents whose links followed. */
export const editorMoved = z.object({ version: versionNumber, followed: z.optional(z.array(editorFollowed)) });
export type PublishedAs = z.output<typeof editorMoved>;

/** A document with links to a page, and how many. */
export const editorLinking = z.object({
  kind: editorKind,
  slug: z.string(),
  title: z.unknown(),
  links: z.number().check(z.gte(1)),
});
export type Linking = z.output<typeof editorLinking>;

/** An address that a page had: it leads to the page that is at `target` now. */
export const editorRedirect = z.object({ slug: z.string(), target: z.string(), createdAt: z.iso.datetime() });
export type Redirect = z.output<typeof editorRedirect>;

/** Something in the bin: a page with the address that it had, or a picture. `erasedAt`: when it goes for good. */
export const editorBinned = z.object({
  kind: z.enum(['page', 'picture']),
  id: z.string(),
  /** The address of a page; '' for a picture. */
  slug: z.string(),
  /** The title of a page as it is written, or the name of a picture's file. */
  title: z.unknown(),
  /** The address of a picture. */
  src: z.optional(z.string()),
  removedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
});
export type Binned = z.output<typeof editorBinned>;

/** A page that has been taken back from the bin: where it is, in which version. A picture has no address of a page. */
export const editorRestored = z.object({ slug: z.string(), version: z.number().check(z.gte(0)) });
