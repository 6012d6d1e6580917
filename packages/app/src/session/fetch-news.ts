import type { ClientSettings } from './client-settings.ts';

declare global {
  interface Window {
    /** The responses of `news-categories` and `news-tags` for a guest; null if a request failed. */
    news?: Promise<unknown[] | null>;
  }
}

/**
 * Fetches the news categories and tags, which the site loads at startup (specification §4). Runs for a guest whose page
 * has not loaded the app; the app's session reuses the responses when it loads. For logged-in users the app itself
 * sends these requests, with the token.
 */
export function fetchNews(): void {
  const { documentElement: root } = document;
  if (window.news !== undefined || root.dataset['session'] !== undefined) return;
  const text = document.getElementById('settings')?.textContent ?? '{}';
  const { apiKey = '' } = JSON.parse(text) as Partial<ClientSettings>;
  const headers = { accept: 'application/json', 'accept-language': root.lang, 'x-api-key': apiKey };
  const get = async (path: string) => (await fetch(`/api/${path}`, { headers })).json() as Promise<unknown>;
  window.news = Promise.all(['news-categories', 'news-tags'].map(get)).catch(() => null);
}
