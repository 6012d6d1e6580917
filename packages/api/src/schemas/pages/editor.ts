import * as z from 'zod/mini';
import { isRecord } from '../common/record.ts';
import { exactText, isStorable } from '../common/text.ts';
import { maxSlugLength } from './slug.ts';

/** The kind of document that editors publish: a page, or the site configuration, whose slug is ''. */
export const editorKind = z.enum(['page', 'site']);

/** The slug of a page: its path without language. */
export const editorPageSlug = exactText(maxSlugLength);

/** The slug of a document: that of a page; by default ''. */
export const editorSlug = z._default(z.string().check(z.maxLength(maxSlugLength), z.refine(isStorable, 'invalid')), '');

/** Identifies a document. */
export const editorDocumentQuery = z.object({ kind: editorKind, slug: editorSlug });

/** A configuration with any keys. It is passed through by reference, not copied key by key. */
export const editorConfiguration = z.custom<Record<string, unknown>>(isRecord);

/** The highest version that a request can name: the database stores versions as integers of 32 bits. */
export const maxEditorVersion = 1_000_000_000;

const versionNumber = z.number().check(z.gte(1), z.multipleOf(1));

/** A stored document. */
export const editorDocument = z.object({ configuration: editorConfiguration, version: versionNumber });

/** A document in the list. `title` is unparsed, as in the configuration; null if there is none. */
export const editorListed = z.object({
  kind: editorKind,
  slug: z.string(),
  title: z.unknown(),
  version: versionNumber,
  updatedAt: z.iso.datetime(),
});
/** A document in the list of documents. */
export type DocumentSummary = z.output<typeof editorListed>;

/** A stored version of a document. */
export const editorVersion = z.object({ version: versionNumber, createdAt: z.iso.datetime() });

/** A picture that an editor uploaded: its URL for a configuration, and the name of the uploaded file. */
export const editorPicture = z.object({
  src: z.string().check(z.minLength(1)),
  name: z.string(),
  createdAt: z.iso.datetime(),
});

/** A document that changed because a page to which it links moved. */
const editorFollowed = z.object({ kind: editorKind, slug: z.string(), version: versionNumber });

/** The result of publishing under a new address: the version, and the documents whose links were updated. */
export const editorMoved = z.object({ version: versionNumber, followed: z.optional(z.array(editorFollowed)) });
/** The version after publishing, and the documents whose links were updated. */
export type PublishResult = z.output<typeof editorMoved>;

/** A document with links to a page, and their number. */
export const editorLinking = z.object({
  kind: editorKind,
  slug: z.string(),
  title: z.unknown(),
  links: z.number().check(z.gte(1)),
});
/** A document with links to a page. */
export type Linking = z.output<typeof editorLinking>;

/** A redirect from a former address to the page `target`. */
export const editorRedirect = z.object({ slug: z.string(), target: z.string(), createdAt: z.iso.datetime() });
/** A redirect from a former address of a page. */
export type Redirect = z.output<typeof editorRedirect>;

/** The number of versions of a document that the server lists at most: the newest ones. It stores all of them. */
export const maxListedVersions = 200;

/** The number of days that removed items stay in the bin: in that of the server, and in those of browsers. */
export const daysInBin = 30;

/** An entry of the bin: a page with its former address, or a picture. `erasedAt` is when it is erased permanently. */
export const editorBinned = z.object({
  kind: z.enum(['page', 'picture']),
  id: z.string(),
  /** The address of a page; '' for a picture. */
  slug: z.string(),
  /** The unparsed title of a page, or the file name of a picture. */
  title: z.unknown(),
  /** The URL of a picture. */
  src: z.optional(z.string()),
  removedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
});
/** A deleted page or picture that can be restored. */
export type BinItem = z.output<typeof editorBinned>;

/** An entry restored from the bin: the address and version of a page. For a picture, `slug` is '' and `version` 0. */
export const editorRestored = z.object({ slug: z.string(), version: z.number().check(z.gte(0)) });
