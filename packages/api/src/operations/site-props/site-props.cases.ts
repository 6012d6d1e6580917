import { casesOf, contractCase } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { siteProps } from './site-props.ts';

export const sitePropsCases = casesOf(siteProps, [
  contractCase('returns name, colours, contacts and networks', sampleSeed, [
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
  ]),
  contractCase('returns menus by position, without inactive and invisible items, in the language', sampleSeed, [
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
  ]),
  contractCase('returns default colours and empty menus for a bare site', minimalSeed, [
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
  ]),
  contractCase('uses French without a language and rejects an unsupported one', sampleSeed, [
    { request: { raw: {} }, expect: { status: 200, body: { description: 'La place de marché de vos événements' } } },
    invalidStep({ locale: 'de' }, ['locale']),
  ]),
]);
