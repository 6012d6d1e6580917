import { casesOf, contractCase } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { pageProps } from './page-props.ts';

export const pagePropsCases = casesOf(pageProps, [
  contractCase('returns the home page for /', sampleSeed, [
    {
      request: { input: { path: '/', locale: 'fr' } },
      expect: {
        status: 200,
        body: {
          path: '/',
          locale: 'fr',
          status: 200,
          screen: 'content',
          page: { slug: 'home', title: 'Accueil', sections: [] },
          site: { name: 'Kermesse' },
        },
      },
    },
  ]),
  contractCase('uses French for texts without a translation', sampleSeed, [
    {
      request: { input: { path: '/tarifs', locale: 'en' } },
      expect: {
        status: 200,
        body: {
          locale: 'en',
          page: { title: 'Tarifs', description: 'Our plans' },
          site: { description: 'The marketplace of your events', address: 'Boulevard du Mono, Lomé' },
        },
      },
    },
  ]),
  contractCase('uses French without a language, whatever Accept-Language is', sampleSeed, [
    {
      request: { raw: { path: '/' }, headers: { 'accept-language': 'en' } },
      expect: { status: 200, body: { locale: 'fr', page: { title: 'Accueil' } } },
    },
  ]),
  contractCase('returns sections in order without the disabled ones; those missing in the order are last', sampleSeed, [
    {
      request: { input: { path: '/tarifs', locale: 'fr' } },
      expect: {
        status: 200,
        body: {
          page: {
            sections: [
              { id: 'statistics__third', slug: 'statistics', linkId: 'third', settings: { anchor: 'third' } },
              { id: 'statistics__first', slug: 'statistics', linkId: 'first' },
              { id: 'statistics__fourth', slug: 'statistics', linkId: 'fourth' },
            ],
          },
        },
      },
    },
  ]),
  contractCase('returns the not-found page, with the site, for a path without a page', sampleSeed, [
    {
      request: { input: { path: '/nulle/part', locale: 'en' } },
      expect: {
        status: 200,
        body: { path: '/nulle/part', status: 404, screen: 'not-found', page: null, site: { name: 'Kermesse' } },
      },
    },
    {
      request: { input: { path: '/home', locale: 'fr' } },
      expect: { status: 200, body: { status: 404, page: null } },
    },
    {
      request: { input: { path: '/TARIFS é%', locale: 'fr' } },
      expect: { status: 200, body: { status: 404, path: '/TARIFS é%' } },
    },
  ]),
  contractCase(
    'returns the name of a built-in screen in place of a page',
    minimalSeed,
    (
      [
        ['/login', 'login'],
        ['/register', 'register'],
        ['/reset-password', 'reset-request'],
        ['/auth/callback', 'auth-callback'],
        ['/profile-info', 'profile-info'],
        ['/create-event', 'create-event'],
        ['/become-coordinator', 'become-coordinator'],
        ['/delete-account', 'delete-account'],
      ] as const
    ).map(([path, screen]) => ({
      request: { input: { path, locale: 'en' as const } },
      expect: { status: 200 as const, body: { path, status: 200, screen, page: null, site: { name: 'Kermesse' } } },
    })),
  ),
  contractCase(
    'returns the parameters of the path as props of the screen',
    minimalSeed,
    (
      [
        ['/account', 'account', { tab: 'dashboard' }],
        ['/account/profile', 'account', { tab: 'profile' }],
        ['/account/anything', 'account', { tab: 'dashboard' }],
        ['/reset-password/a%20b', 'reset-password', { token: 'a b' }],
        ['/undo-email/a%20b', 'undo-email', { token: 'a b' }],
        ['/verify-email/1/wrong', 'verify-email', { result: 'invalid' }],
      ] as const
    ).map(([path, screen, screenProps]) => ({
      request: { input: { path, locale: 'fr' as const } },
      expect: { status: 200 as const, body: { status: 200, screen, screenProps, page: null } },
    })),
  ),
  contractCase(
    'returns the not-found page for paths below a screen and without their parameters',
    minimalSeed,
    ['/login/more', '/account/profile/more', '/verify-email/1', '/reset-password/', '/auth', '/reset-password/a/b'].map(
      (path) => ({
        request: { input: { path, locale: 'fr' as const } },
        expect: { status: 200 as const, body: { status: 404, screen: 'not-found', page: null } },
      }),
    ),
  ),
  contractCase('returns the not-found page for a site without pages', minimalSeed, [
    { request: { input: { path: '/', locale: 'fr' } }, expect: { status: 200, body: { status: 404, page: null } } },
  ]),
  contractCase('rejects a path that is missing, invalid or too long', minimalSeed, [
    invalidStep({}, { path: 'Ce champ est obligatoire' }),
    invalidStep({ path: 'tarifs' }, ['path']),
    invalidStep({ path: '/?a=b' }, ['path']),
    invalidStep({ path: `/${'a'.repeat(2001)}` }, ['path']),
  ]),
  contractCase('rejects an unsupported language', minimalSeed, [invalidStep({ path: '/', locale: 'de' }, ['locale'])]),
]);
