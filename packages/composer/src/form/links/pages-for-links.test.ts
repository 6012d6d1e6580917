import { describe, expect, it } from 'vitest';
import { addressOf, matching } from './pages-for-links.ts';

const links = [
  { href: '/charte', title: 'La charte' },
  { href: '/agenda', title: 'Agenda des fêtes' },
  { href: '/fete', title: 'Une fête', unpublished: true },
  { href: '/faq', title: 'Que faire\u00a0?' },
];

describe('the suggestions for a link', () => {
  it.each([
    ['fete', ['/agenda', '/fete']],
    ['Une', ['/fete']],
    ['/agenda', ['/agenda']],
    ['https://exemple.org', []],
    ['que faire ?', ['/faq']],
    ['', ['/charte', '/agenda', '/fete', '/faq']],
  ])('match “%s”', (typed, found) => expect(matching(links, typed).map(({ href }) => href)).toEqual(found));
});

it.each([
  ['exemple.org/a?b', 'https://exemple.org/a?b'],
  [' ama@exemple.org ', 'mailto:ama@exemple.org'],
  ['https://exemple.org', 'https://exemple.org'],
  ['/tarifs', '/tarifs'],
  ['#prix', '#prix'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['agenda des FETES', '/agenda'],
  ['+228 90 12 34 56', 'tel:+22890123456'],
  ['tel:+228 90-12-34-56', 'tel:+22890123456'],
  ['https://kermesse.example', '/'],
  ['https://kermesse.example/en', '/'],
  ['https://kermesse.example/fr/#prix', '/#prix'],
  ['https://kermesse.example/fr/tarifs?a#prix', '/tarifs?a#prix'],
  ['https://kermesse.example/frais', '/frais'],
  ['https://kermesse.example.org/fr/tarifs', 'https://kermesse.example.org/fr/tarifs'],
])('addressOf converts “%s” to %s', (written, address) =>
  expect(addressOf(written, links, 'https://kermesse.example')).toBe(address),
);
