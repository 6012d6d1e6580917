import type { AppPageProps } from '@kermesse/api/page-props';
import type { SessionOptions } from '@kermesse/flows/create-session';
import { anonymousSession } from '@kermesse/flows/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../links/links.ts';
import { createAppSession, type Navigator } from './app-session.ts';

const saveLocale = vi.fn<(locale: Locale) => void>();
let prefer: SessionOptions['onPreferredLocale'];

vi.mock('@kermesse/flows/create-session', () => ({
  createSession: ({ onPreferredLocale }: SessionOptions) => {
    prefer = onPreferredLocale;
    return {
      get: () => anonymousSession,
      subscribe: () => () => undefined,
      token: () => undefined,
      onUnauthorized: () => undefined,
      saveLocale,
    };
  },
}));

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact', search: '', href: 'https://kermesse.test/contact', reload });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const pageIn = (locale: Locale) => ({ locale, screen: 'content', path: '/contact' }) as AppPageProps;

function start(navigation: () => Promise<Navigator> = () => Promise.reject(new Error('offline'))) {
  const app = createAppSession({ settings: { apiKey: 'key' }, navigation, first: pageIn('fr') });
  app.begin();
  return app;
}

describe('a chosen language', () => {
  it('is saved when its page is shown', () => {
    const app = start();
    app.chooseLanguage('en', true);
    expect(saveLocale).not.toHaveBeenCalled();
    app.arrived(pageIn('en'));
    expect(saveLocale).toHaveBeenCalledExactlyOnceWith('en');
  });

  it('is not saved when the visitor stays and later opens another page', () => {
    const app = start();
    app.chooseLanguage('en', true);
    app.arrived(pageIn('fr'));
    app.arrived(pageIn('en'));
    expect(saveLocale).not.toHaveBeenCalled();
  });

  it('is saved at once when no visit follows', () => {
    start().chooseLanguage('en', false);
    expect(saveLocale).toHaveBeenCalledExactlyOnceWith('en');
  });
});

it('does not reload a page with input when the preferred language changes', async () => {
  const app = start();
  app.inputKeeper.setScreenInput(true);
  prefer('en');
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  app.inputKeeper.setScreenInput(false);
  prefer('en');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
