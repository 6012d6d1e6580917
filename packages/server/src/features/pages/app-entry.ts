import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientOptions } from '@kermesse/api/client';
import type { PageProps } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';

/** The theme that a visitor chose; `auto` follows his system. */
export type Theme = 'auto' | 'light' | 'dark';

/** What the browser has to know beside the page props (the app's own `ClientSettings`). */
export interface AppSettings {
  apiKey: string;
  flows?: {
    humanCheck:
      | { kind: 'altcha' }
      | { kind: 'recaptcha'; scoreKey: string; challengeKey: string }
      | { kind: 'turnstile'; siteKey: string };
    google: boolean;
    passkeys: boolean;
    sessions: boolean;
    mapStyleUrl?: string;
    accountDeletion: boolean;
    placeSearchUrl?: string;
    phoneCountries?: readonly string[];
  };
}

/** What the app's server entry gives (the app's own `RenderInput` and `Rendered`). */
export interface AppEntry {
  render(input: {
    props: PageProps;
    theme: Theme;
    requestPath: string;
    origin: string;
    assets: unknown;
    settings: AppSettings;
  }): { status: number; html: string; inlineScripts: string[]; inlineStyles: string[] };
  /** Does what a form asks for that a browser without scripts posted. Undefined when no form of the site was. */
  answerForm(input: {
    props: PageProps;
    fields: Readonly<Record<string, string>>;
    api: Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'>;
  }): Promise<PostedForm | undefined>;
  assetsFromManifest(manifest: unknown): unknown;
  writeTool(input: ToolInput & { manifest: unknown }): ToolDocument;
}

/** Which document of the composer, how. */
export interface ToolInput {
  tool: 'composer' | 'preview';
  locale: 'fr' | 'en';
  theme: Theme;
  settings: { apiKey: string; editor: boolean };
}

interface ToolDocument {
  html: string;
  inlineScripts: string[];
  inlineStyles: string[];
}

/** The composer's own build. */
export interface ComposerBuild {
  write(input: ToolInput): ToolDocument;
  /** The folder of its files. */
  folder: string;
}

/** The built app: how it renders, and the names of its files. */
export interface BuiltApp {
  render: AppEntry['render'];
  answerForm: AppEntry['answerForm'];
  assets: unknown;
  /** The folder of the files that browsers load. */
  clientFolder: string;
  /** Left out where there is no composer. */
  composer?: ComposerBuild;
}

/** The app has not been built; the message says what to do. */
export class AppNotBuilt extends Error {}

function loadComposer(dist: string, { writeTool }: AppEntry): ComposerBuild | undefined {
  const folder = join(dist, 'composer');
  const manifestFile = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return { folder, write: (input) => writeTool({ ...input, manifest }) };
}

/**
 * Loads the built app.
 * @throws AppNotBuilt when the build is missing, and what the build throws when it is broken.
 */
export async function loadApp(dist: string): Promise<BuiltApp> {
  const entryFile = join(dist, 'server', 'entry.server.js');
  const clientFolder = join(dist, 'client');
  const manifestFile = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) {
    throw new AppNotBuilt(
      'The app is not built. Run "npm run build" first, or start with "npm start", which builds what has changed.',
    );
  }
  const entry = (await import(pathToFileURL(entryFile).href)) as AppEntry;
  const assets = entry.assetsFromManifest(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return {
    render: entry.render,
    answerForm: entry.answerForm,
    assets,
    clientFolder,
    composer: loadComposer(dist, entry),
  };
}
