import type { CallOptions } from '@kermesse/api/client';
import type { Failure } from '@kermesse/api/failure';
import type { Configuration } from '../document/json.ts';
import type { DocumentKind } from '../store/workspace.ts';

/** What a call to the server gave. */
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

/** A document that the server has, in a list. */
export interface Listed {
  kind: DocumentKind;
  slug: string;
  /** As it is called in French and English, where it is. */
  title: unknown;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** One of the versions that the server keeps. */
export interface KeptVersion {
  version: number;
  /** ISO 8601. */
  createdAt: string;
}

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
  list(): Promise<Answer<Listed[]>>;
  load(kind: DocumentKind, slug: string): Promise<Answer<Published>>;
  /** Publishes over the version `base` (0 for a page that is new); refused when the server has a newer one. */
  publish(kind: DocumentKind, slug: string, configuration: Configuration, base: number): Promise<Answer<{ version: number }>>;
  versions(kind: DocumentKind, slug: string): Promise<Answer<KeptVersion[]>>;
  version(kind: DocumentKind, slug: string, version: number): Promise<Answer<Published>>;
  /** Publishes an older version anew, over the version `base`. */
  restore(kind: DocumentKind, slug: string, version: number, base: number): Promise<Answer<{ version: number }>>;
  /** The pictures that were uploaded, the newest first. */
  pictures(): Promise<Answer<UploadedPicture[]>>;
  uploadPicture(file: File, options: CallOptions): Promise<Answer<UploadedPicture>>;
}

/** Makes the server for a key. */
export type ServerFor = (key: string) => EditorServer;
