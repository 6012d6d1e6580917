import { casesOf } from '../../contract/case.ts';
import { bareSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { siteProps } from './site-props.ts';

export const sitePropsCases = casesOf(siteProps, [
  {
    name: 'name, colours, contacts and networks',
    given: sampleSeed,
    steps: [
      {
        request: { input: { locale: 'fr' } },
        expect: {
          status: 200,
          body: {
            name: 'Kermesse',
            description: 'La place de marché de vos événements',
            colors: { primary: '#22303c', secondary: '#d9a441', accent: '#FFFFFF' },
            phone: '+228 90 00 00 01',
            email: 'bonjour@kermesse.example',
            address: 'Boulevard du Mono, Lomé',
            socials: [{ network: 'instagram', url: 'https://instagram.com/kermesse' }],
          },
        },
      },
    ],
  },
  {
    name: 'menus by position, less what is inactive or invisible, in the language',
    given: sampleSeed,
    steps: [
      {
        request: { input: { locale: 'en' } },
        expect: {
          status: 200,
          body: {
            menus: {
              header: [
                { id: '1', title: 'Home', href: '/' },
                { id: '2', title: 'Prices', href: '/tarifs' },
              ],
              footer: [{ title: 'Discover', items: [{ id: '5', title: 'Contact', href: '/contact' }] }],
            },
          },
        },
      },
    ],
  },
  {
    name: 'a site of which little is known has the default colours and no menus',
    given: bareSeed,
    steps: [
      {
        request: { input: { locale: 'fr' } },
        expect: {
          status: 200,
          body: {
            name: 'Kermesse',
            description: '',
            colors: { primary: '#1a1a40', secondary: '#DFBD69', accent: '#FFFFFF' },
            socials: [],
            menus: { header: [], footer: [] },
          },
        },
      },
    ],
  },
  {
    name: 'French without a language; another one is refused',
    given: sampleSeed,
    steps: [
      { request: { raw: {} }, expect: { status: 200, body: { description: 'La place de marché de vos événements' } } },
      { request: { raw: { locale: 'de' } }, expect: { errorCode: 'form/invalid_data', fields: ['locale'] } },
    ],
  },
]);
