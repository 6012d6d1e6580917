import { setImmediate } from 'node:timers/promises';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { BrowserSession, SessionOptions } from '@kermesse/flows/create-session';
import { anonymousSession } from '@kermesse/flows/session';
import { defaultFlowSettings } from '@kermesse/flows/settings';
import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../links/links.ts';
import { createAppSession, type Navigator } from './app-session.ts';
import { storeChosenLanguage } from '../preferences/language.ts';

const saveLocale = vi.fn<(locale: Locale) => void>();
let prefer: SessionOptions['onPreferredLocale'];
const listeners = new Set<Parameters<BrowserSession['subscribe']>[0]>();

vi.mock('@kermesse/flows/create-session', () => ({
  createSession: ({ onPreferredLocale }: SessionOptions) => {
    prefer = onPreferredLocale;
    return {
      get: () => anonymousSession,
      subscribe: (listener: Parameters<BrowserSession['subscribe']>[0]) => listeners.add(listener),
      token: () => undefined,
      onUnauthorized: () => undefined,
      saveLocale,
    };
  },
}));

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact', search: '', href: 'https://kermesse.test/contact', reload });
  listeners.clear();
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => vi.clearAllMocks());

const pageIn = (locale: Locale) => ({ locale, screen: 'content', path: '/contact' }) as AppPageProps;

function start(navigation: () => Promise<Navigator> = () => Promise.reject(new Error('offline'))) {
  const settings = { apiKey: 'key', flows: defaultFlowSettings };
  const app = createAppSession({ settings, navigation, first: pageIn('fr') });
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

  it('is saved at the start of its page when it was chosen before the app has loaded', () => {
    storeChosenLanguage('fr');
    start();
    expect(saveLocale).toHaveBeenCalledExactlyOnceWith('fr');
    start();
    expect(saveLocale).toHaveBeenCalledOnce();
  });

  it('is not saved at the start of a page in another language', () => {
    storeChosenLanguage('en');
    start();
    start().arrived(pageIn('en'));
    expect(saveLocale).not.toHaveBeenCalled();
  });

  it('is not saved after the visitor stays and reloads the page', () => {
    const app = start();
    storeChosenLanguage('fr');
    app.chooseLanguage('fr', true);
    start();
    expect(saveLocale).not.toHaveBeenCalled();
  });

  it('is saved at once when no visit follows', () => {
    start().chooseLanguage('en', false);
    expect(saveLocale).toHaveBeenCalledExactlyOnceWith('en');
  });
});

it('returns to the language of the page while the page in another language is loading', async () => {
  const setLanguage = vi.fn<Navigator['setLanguage']>();
  const app = start(() => Promise.resolve({ visit: () => undefined, setLanguage }));
  prefer('fr');
  prefer('en');
  prefer('fr');
  await vi.waitFor(() => expect(setLanguage.mock.calls).toEqual([['en'], ['fr']]));
  app.arrived(pageIn('fr'));
  prefer('fr');
  await Promise.resolve();
  expect(setLanguage).toHaveBeenCalledTimes(2);
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

it.each([
  ['content', '/contact', ['/login?redirect=%2Fcontact']],
  ['undo-email', '/undo-email/token', []],
  ['reset-password', '/reset-password/token', []],
] as const)('on the screen %s, a session that was ended elsewhere goes to %s → %j', async (screen, path, visits) => {
  const visit = vi.fn<Navigator['visit']>();
  const app = start(() => Promise.resolve({ visit, setLanguage: () => undefined }));
  app.arrived({ locale: 'fr', screen, path } as AppPageProps);
  const ended = { ...anonymousSession, ended: 'ended-by-another-device' } as const;
  for (const listener of listeners) listener(ended, { ...anonymousSession, state: 'connected' });
  await setImmediate();
  expect(visit.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual(visits);
});
