import type { CallOptions, Result } from '@kermesse/api/client';
import type {
  BinItem,
  PageVersion,
  Linking,
  DocumentSummary,
  PublishResult,
  Redirect,
} from '@kermesse/api/schemas/pages/editor';
import type { Configuration } from '../document/json.ts';
import type { DocumentKind } from '../store/workspace.ts';

export type { BinItem, PageVersion, Linking, DocumentSummary, PublishResult, Redirect };

/** A published document. */
export interface Published {
  configuration: Configuration;
  version: number;
}

/** An uploaded picture. */
export interface UploadedPicture {
  /** The URL to write into a configuration. */
  src: string;
  /** The name of the uploaded file. */
  name: string;
}

/** The client of the server for an editor, with the editor's key. */
export interface EditorServer {
  /** Lists the pages and other documents of the site. `signal` cancels the request and its retry. */
  list(signal?: AbortSignal): Promise<Result<DocumentSummary[]>>;
  load(kind: DocumentKind, slug: string): Promise<Result<Published>>;
  /**
   * Publishes over the version `base` (0 for a new page). Refused if the server has a newer one. `from` is the former
   * address of the page; with `follow`, links to it change to the new one.
   */
  publish(
    kind: DocumentKind,
    slug: string,
    configuration: Configuration,
    base: number,
    move?: { from?: string; follow?: boolean },
  ): Promise<Result<PublishResult>>;
  /** Lists the documents that link to a page. */
  links(slug: string): Promise<Result<Linking[]>>;
  redirects(): Promise<Result<Redirect[]>>;
  saveRedirect(slug: string, target: string): Promise<Result<Redirect>>;
  removeRedirect(slug: string): Promise<Result<unknown>>;
  /** Moves a published page to the bin. */
  removePage(slug: string, base: number): Promise<Result<BinItem>>;
  removePicture(src: string): Promise<Result<BinItem>>;
  /** Lists the bin, last removed first. */
  bin(): Promise<Result<BinItem[]>>;
  /** Restores an item of the bin: a page at `slug`, if another page has taken its address. */
  restoreBinned(kind: BinItem['kind'], id: string, slug?: string): Promise<Result<{ slug: string; version: number }>>;
  /** Erases the items of the bin. `kept` counts pictures that pages still show. */
  emptyBin(): Promise<Result<{ erased: number; kept: number }>>;
  versions(kind: DocumentKind, slug: string): Promise<Result<PageVersion[]>>;
  version(kind: DocumentKind, slug: string, version: number): Promise<Result<Published>>;
  /** Publishes an older version again, over the version `base`. */
  restore(kind: DocumentKind, slug: string, version: number, base: number): Promise<Result<{ version: number }>>;
  /** Lists the uploaded pictures, newest first. */
  pictures(): Promise<Result<UploadedPicture[]>>;
  uploadPicture(file: File, options: CallOptions): Promise<Result<UploadedPicture>>;
}

/** Creates the client of the server for a key. */
export type ServerFor = (key: string) => EditorServer;
