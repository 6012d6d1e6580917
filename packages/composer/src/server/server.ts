import type { CallOptions, Result } from '@kermesse/api/client';
import type { Binned, KeptVersion, Linking, Listed, PublishedAs, Redirect } from '@kermesse/api/schemas/pages/editor';
import type { Configuration } from '../document/json.ts';
import type { DocumentKind } from '../store/workspace.ts';

export type { Binned, KeptVersion, Linking, Listed, PublishedAs, Redirect };

/** A document as the server has it. */
export interface Published {
  configuration: Configuration;
  version: number;
}

/** A picture that was uploaded. */
export interface UploadedPicture {
  /** The address that goes into a configuration. */
  src: string;
  /** The name of the file it came as. */
  name: string;
}

/** The server as an editor sees it, with his key. */
export interface EditorServer {
  /** Every page and document of the site. `signal` cancels the request, and its second attempt. */
  list(signal?: AbortSignal): Promise<Result<Listed[]>>;
  load(kind: DocumentKind, slug: string): Promise<Result<Published>>;
  /**
   * Publishes over the version `base` (0 for a page that is new); refused when the server has a newer one. `from`: the address
   * that the page had until now; with `follow` links to it lead to the new one.
   */
  publish(
    kind: DocumentKind,
    slug: string,
    configuration: Configuration,
    base: number,
    move?: { from?: string; follow?: boolean },
  ): Promise<Result<PublishedAs>>;
  /** The documents that link to a page. */
  links(slug: string): Promise<Result<Linking[]>>;
  redirects(): Promise<Result<Redirect[]>>;
  saveRedirect(slug: string, target: string): Promise<Result<Redirect>>;
  removeRedirect(slug: string): Promise<Result<unknown>>;
  /** Takes a page off the site, into the bin. */
  removePage(slug: string, base: number): Promise<Result<Binned>>;
  removePicture(src: string): Promise<Result<Binned>>;
  /** What is in the bin, the last removed first. */
  bin(): Promise<Result<Binned[]>>;
  /** Takes something back; a page at `slug`, where another one is at its own address by now. */
  restoreBinned(kind: Binned['kind'], id: string, slug?: string): Promise<Result<{ slug: string; version: number }>>;
  /** Erases what is in the bin; `kept`: pictures that are still shown. */
  emptyBin(): Promise<Result<{ erased: number; kept: number }>>;
  versions(kind: DocumentKind, slug: string): Promise<Result<KeptVersion[]>>;
  version(kind: DocumentKind, slug: string, version: number): Promise<Result<Published>>;
  /** Publishes an older version anew, over the version `base`. */
  restore(kind: DocumentKind, slug: string, version: number, base: number): Promise<Result<{ version: number }>>;
  /** The pictures that were uploaded, the newest first. */
  pictures(): Promise<Result<UploadedPicture[]>>;
  uploadPicture(file: File, options: CallOptions): Promise<Result<UploadedPicture>>;
}

/** Makes the server for a key. */
export type ServerFor = (key: string) => EditorServer;
