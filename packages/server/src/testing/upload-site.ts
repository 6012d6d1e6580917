import { request as httpRequest } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startSession } from '../features/accounts/sessions/sessions.ts';
import { createUser } from '../features/accounts/users/users.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import type { FilePlaces } from '../features/uploads/records/records.ts';
import { unknownClient } from './people.ts';
import { makeProfile } from './profiles.ts';
import { testSite, type TestSite } from './site.ts';
import { serveLocally } from './stubs/listen.ts';

/** A logged-in API client. */
export interface LoggedInClient {
  id: string;
  profileId: string;
  token: string;
  /** Sends a request to the API and parses the JSON response. */
  request(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: unknown }>;
  /** Sends JSON to the API. */
  send(method: 'POST' | 'PUT', path: string, body: unknown): ReturnType<LoggedInClient['request']>;
  /** Uploads a file into a folder and returns the response. */
  upload(folder: 'documents' | 'avatars', file: File): ReturnType<LoggedInClient['request']>;
}

/** A site with its own folder for uploads. */
export interface UploadSite extends TestSite {
  folder: string;
  places: FilePlaces;
  /** Returns the paths of the files in the folder, except those that are set aside. */
  filesOnDisk(): string[];
  newcomer(): Promise<LoggedInClient>;
  /** Returns a client of this site with the session of a client of another site on the same database. */
  clientOf(client: LoggedInClient): LoggedInClient;
  remove(): void;
}

/** A small PDF file. */
export const pdf = (name = 'licence.pdf') => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], name);

/** Returns the path of an uploaded file, by the response. */
export const pathOf = ({ body }: { body: unknown }) => (body as { data: { path: string } }).data.path;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Creates a site for tests of uploads. */
export function uploadSite(
  database: OpenDatabase,
  variables: Record<string, string> = {},
  more: Parameters<typeof testSite>[3] = {},
): UploadSite {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-uploads-'));
  const site = testSite(database, { DATA_DIR: folder, ...variables }, undefined, more);
  const { db } = database;

  function clientOf({ id, profileId, token }: Pick<LoggedInClient, 'id' | 'profileId' | 'token'>): LoggedInClient {
    const request: LoggedInClient['request'] = async (path, init = {}) => {
      const headers = {
        'x-api-key': site.apiKey,
        authorization: `Bearer ${token}`,
        ...(init.headers as Record<string, string> | undefined),
      };
      const response = await site.site.request(`/api${path}`, { ...init, headers });
      return { status: response.status, headers: response.headers, body: jsonOf(await response.text()) };
    };
    const send: LoggedInClient['send'] = (method, path, body) =>
      request(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    const upload: LoggedInClient['upload'] = (into, file) => {
      const body = new FormData();
      body.append('folder', into);
      body.append('file', file);
      return request(into === 'documents' ? '/documents/upload' : '/file/upload', { method: 'POST', body });
    };
    return { id, profileId, token, request, send, upload };
  }

  async function newcomer(): Promise<LoggedInClient> {
    const { id } = await createUser(db, { firstname: 'Kossi', lastname: 'Agbeko', auth_type: 'email-password' });
    const profileId = await makeProfile(db, id, { type: 'provider', types: ['1'] });
    const token = await startSession(db, id, { remember: false, client: unknownClient });
    return clientOf({ id, profileId, token });
  }

  return {
    ...site,
    folder,
    places: { db, files: createDiskStore(join(folder, 'files')) },
    filesOnDisk: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => !/^files\/\.(?:database$|set-aside\/)/.test(file)),
    newcomer,
    clientOf,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Serves a site for tests of uploads on a local port, until the tests of the file are over. */
export async function serveUploadSite(...given: Parameters<typeof uploadSite>) {
  const site = uploadSite(...given);
  const { port, close } = await serveLocally(site.site);
  afterAll(async () => {
    await close();
    site.remove();
  });
  return { site, port };
}

/** Starts an upload over a connection of its own, to a site that listens on a port, and sends nothing of it yet. */
export function beginUpload(
  { apiKey }: UploadSite,
  port: number,
  { path = '/documents/upload', token, length }: { path?: string; token: string; length: number },
) {
  const headers = {
    'x-api-key': apiKey,
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': String(length),
  };
  return httpRequest({ host: '127.0.0.1', port, path: `/api${path}`, method: 'POST', headers, agent: false });
}
