import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../../platform/config/operator-error.ts';
import type { ClientOptions } from '@kermesse/api/client';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';

/** The theme that a visitor chose. `auto` follows the operating system. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

/** Returns the theme that the visitor has chosen. */
export function themeOf(context: Context): ThemeChoice {
  const chosen = getCookie(context, 'Theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/** The settings that the browser gets besides the page props (the app's `ClientSettings`). */
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

/** The interface of the app's server entry (the app's `RenderInput` and `Rendered`). */
export interface AppEntry {
  render(input: {
    props: AppPageProps;
    theme: ThemeChoice;
    requestPath: string;
    origin: string;
    assets: unknown;
    settings: AppSettings;
  }): { status: number; html: string; inlineScripts: string[]; inlineStyles: string[] };
  /** Processes a form from a browser without scripts. Resolves to undefined if the site has no such form. */
  handlePostedForm(input: {
    props: AppPageProps;
    fields: Readonly<Record<string, string>>;
    api: Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'>;
  }): Promise<PostedForm | undefined>;
  assetsFromManifest(manifest: unknown): unknown;
  writeComposerDocument(input: ToolInput & { manifest: unknown }): ToolDocument;
}

/** The options of a document of the composer. */
export interface ToolInput {
  tool: 'composer' | 'preview';
  locale: 'fr' | 'en';
  theme: ThemeChoice;
  settings: { apiKey: string; editor: boolean };
}

interface ToolDocument {
  html: string;
  inlineScripts: string[];
  inlineStyles: string[];
}

/** The composer's build. */
export interface ComposerBuild {
  write(input: ToolInput): ToolDocument;
  /** The folder with its files. */
  folder: string;
}

/** The built app: its render functions and its files. */
export interface BuiltApp {
  render: AppEntry['render'];
  handlePostedForm: AppEntry['handlePostedForm'];
  assets: unknown;
  /** The folder with the files that browsers load. */
  clientFolder: string;
  /** Undefined if the composer has not been built. */
  composer?: ComposerBuild;
}

function loadComposer(dist: string, { writeComposerDocument }: AppEntry): ComposerBuild | undefined {
  const folder = join(dist, 'composer');
  const manifestFile = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return { folder, write: (input) => writeComposerDocument({ ...input, manifest }) };
}

/**
 * Loads the built app.
 * @throws OperatorError if the build is missing; the errors of the build if it is broken.
 */
export async function loadApp(dist: string): Promise<BuiltApp> {
  const entryFile = join(dist, 'server', 'entry.server.js');
  const clientFolder = join(dist, 'client');
  const manifestFile = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) {
    throw new OperatorError(
      'The app is not built. Run "npm run build" first, or start with "npm start", which builds what has changed.',
    );
  }
  const entry = (await import(pathToFileURL(entryFile).href)) as AppEntry;
  const assets = entry.assetsFromManifest(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return {
    render: entry.render,
    handlePostedForm: entry.handlePostedForm,
    assets,
    clientFolder,
    composer: loadComposer(dist, entry),
  };
}
