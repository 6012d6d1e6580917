import type { OpenDatabase } from '../platform/database/database.ts';
import type { BuiltApp } from '../features/pages/app-entry.ts';
import { testSite } from './site.ts';

/** The editors' key of the site. */
export const editorsKey = 'an-editors-key-of-our-own';

/** Creates a site, and functions that call its editor operations with a key. */
export function editorSite(
  database: OpenDatabase,
  {
    key = editorsKey,
    variables = { EDITOR_KEY: editorsKey },
    app,
  }: { key?: string | undefined; variables?: Record<string, string> | undefined; app?: BuiltApp } = {},
) {
  const { site, apiKey } = testSite(database, variables, app);
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'x-editor-key': key };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await site.request(`/api/${path}`, { ...init, headers });
    const body = (await response.json()) as { data?: unknown; errorCode?: string };
    return { status: response.status, headers: response.headers, body };
  };
  return {
    site,
    get: (path: string) => ask(`editor/${path}`),
    post: (path: string, body: unknown) => ask(`editor/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    page: (path: string) => ask(`page-props?path=${path}&locale=fr`),
  };
}
