import { expect, it } from 'vitest';
import { differenceTexts } from './differences-text.ts';
import { describePath } from '../faults/describe-path.ts';
import { readMenus } from '../menus/read.ts';
import { moveNode, type MenuPlace } from '../menus/tree.ts';
import { writeMenus } from '../menus/write.ts';
import { differencesOf } from './differences.ts';

const page = (slug: string, data: object, settings: object = {}) => ({
  slug: 'home',
  title: { fr: 'Accueil' },
  sections: [{ slug, pivot: { linkId: 'a' }, data, settings }],
});
const listed = (before: object, after: object) =>
  differencesOf({ ...before }, { ...after }).map((each) => {
    const texts = differenceTexts(each, 'fr');
    return [each.kind, each.keys.join('.'), texts.before, texts.after].join(' | ');
  });

it('the differences between two versions contain no markup', () => {
  expect(
    listed(
      page('free-content', { title: 'Un', description: { fr: '<p>Bien &amp; beau.</p>' } }),
      page('free-content', { title: '1 <test> *2*', description: { fr: '<p>Bien &amp; bon.</p>' } }),
    ),
  ).toEqual(['changed | data.title | Un | 1 <test> 2', 'changed | data.description.fr | Bien & beau. | Bien & bon.']);
});

it('the differences between two versions contain no JSON', () => {
  const [afi, essi] = [{ text: { fr: 'Bravo' } }, { text: { fr: 'Merci' }, authorName: 'Essi' }];
  expect(
    listed(page('testimonials', { testimonials: [afi, essi] }), page('testimonials', { testimonials: [afi] })),
  ).toEqual(['removed | data.testimonials.1 | Merci | ']);
  expect(
    listed(page('testimonials', { testimonials: [afi] }), page('testimonials', { testimonials: [afi, {}] })),
  ).toEqual(['added | data.testimonials.1 |  | ']);
  expect(
    listed(
      page('testimonials', { testimonials: JSON.stringify([afi]) }),
      page('testimonials', { testimonials: JSON.stringify([afi, essi]) }),
    ),
  ).toEqual(['added | data.testimonials.1 |  | Merci']);
});

it('the differences between two versions name choices as the form does', () => {
  expect(
    listed(
      page('free-content', { imagePosition: 'beside' }, { spacing: 'wide' }),
      page('free-content', { imagePosition: 'above' }, { spacing: 'compact' }),
    ),
  ).toEqual(['changed | data.imagePosition | À côté | Au-dessus', 'changed | settings.spacing | Large | Serré']);
});

it('the differences between two versions name the day of an activity as the form does', () => {
  const schedule = [{ index: 4, date: '2026-12-03' }, { index: 7 }];
  const agenda = (scheduleIndex: number) => page('event-agenda', { schedule, scheduleItems: [{ scheduleIndex }] });
  expect(listed(agenda(4), agenda(7))).toEqual([
    'changed | data.scheduleItems.0.scheduleIndex | jeudi 3 décembre 2026 | Jour 2',
  ]);
});

it('the differences between two versions describe pictures without their URLs', () => {
  const banner = (image: object) => ({ ...page('banner', { image }) });
  const uploaded = { src: '/api/pictures/4c5ba779f3a0-1280x1308-ebe8e3', alt: { fr: 'Une fête' } };
  const [before, after] = [banner({ src: '/art/stage', alt: { fr: 'La scène' } }), banner(uploaded)];
  expect(listed(before, after)).toEqual([
    expect.stringMatching(/^changed \| data\.image\.src \| Sous les projecteurs, .*… \| image envoyée$/),
    'changed | data.image.alt.fr | La scène | Une fête',
  ]);
  expect(differencesOf(before, after).map(({ keys, root }) => describePath(keys, root, 'fr'))).toEqual([
    'Image de fond',
    'Image de fond › Texte de remplacement › français',
  ]);
});

it.each([
  ['the last to the start', 'dabc', ['d']],
  ['the first to the end', 'bcda', ['a']],
  ['two neighbours', 'acbd', ['b']],
  ['all', 'dcba', ['c', 'b', 'a']],
  ['none', 'abcd', []],
])('only sections that were moved have moved: %s', (_, order, moved) => {
  const ordered = (ids: string) => ({
    sections: [...ids].map((linkId) => ({ slug: 'banner', pivot: { linkId }, data: { title: linkId } })),
  });
  const found = differencesOf(ordered('abcd'), ordered(order));
  expect(found.map(({ kind, section }) => [kind, section])).toEqual(moved.map((id) => ['moved', `banner__${id}`]));
});

it('a difference shows the text around the change', () => {
  const start = 'Une fête réussie commence par une parole tenue, et ';
  const [before, after] = [`${start}se termine à l’aube.`, `${start}finit tard.`];
  const changed = (is: string) => listed(page('hero-slider', { title: before }), page('hero-slider', { title: is }));
  expect(changed(after)).toEqual([
    'changed | data.title | …par une parole tenue, et se termine à l’aube. | …par une parole tenue, et finit tard.',
  ]);
  expect(changed(`${after} ${'On danse. '.repeat(9)}`)[0]).toMatch(
    /\| …par une parole tenue, et finit tard\. On danse.*…$/,
  );
  expect(changed(`Pour ${after}`)[0]).toMatch(/\| Une fête.* \| Pour Une fête/);
});

it('a formatting change shows the beginning of the text', () => {
  const long = 'mot '.repeat(30).trim();
  expect(
    listed(
      page('free-content', { description: `<p>${long}</p>` }),
      page('free-content', { description: `<p><em>${long}</em></p>` }),
    )[0],
  ).toMatch(/\| mot mot .*…$/);
});

it('a difference names its items as the version that has them', () => {
  const site = (...titles: string[]) => ({
    menus: [{ location: 'header', items: titles.map((title) => ({ title: { fr: title } })) }],
  });
  const paths = (before: object, after: object) =>
    differencesOf({ ...before }, { ...after }, 'site').map(({ keys, root }) => describePath(keys, root, 'fr'));
  expect(paths(site('Accueil'), site('Bienvenue'))).toEqual(['Menus › En-tête › Liens › Bienvenue › Titre › français']);
  expect(paths(site('Accueil', 'Agenda'), site('Accueil'))).toEqual(['Menus › En-tête › Liens › Agenda']);
});

it('links of a menu are compared by their ids, without the positions that change with the order', () => {
  const titles = ['Accueil', 'Agenda', 'Tarifs', 'Salles', 'Lire'];
  const site = (order: string, renamed = '') => ({
    menus: [
      {
        location: 'header',
        items: [...order].map((id, position) => ({
          id: Number(id),
          title: { fr: `${titles[Number(id)]}${id === renamed ? ' !' : ''}` },
          position,
        })),
      },
    ],
  });
  const found = differencesOf(site('01234'), site('4013', '3'), 'site');
  expect(found.map(({ kind, keys, root }) => `${kind} ${describePath(keys, root, 'fr')}`)).toEqual([
    'removed Menus › En-tête › Liens › Tarifs',
    'moved Menus › En-tête › Liens › Lire',
    'changed Menus › En-tête › Liens › Salles ! › Titre › français',
  ]);
  expect(differencesOf(site('01'), site('012'), 'site').map(({ kind }) => kind)).toEqual(['added']);
});

it('a link or group that moves is listed once, as moved, by its own title', () => {
  const entry = (id: number, title: string, position: number, menuItemGroupId?: number) => ({
    id,
    title: { fr: title },
    path: '/x',
    position,
    menuItemGroupId,
  });
  const before = {
    menus: [
      {
        location: 'header',
        items: [entry(1, 'Salles', 0), entry(2, 'Agenda', 2), entry(5, 'Prix', 3), entry(3, 'Charte', 0, 1)],
      },
      { location: 'footer', items: [entry(4, 'Contact', 0)] },
    ],
    menuItemGroups: [{ id: 1, title: { fr: 'Découvrir' }, position: 1 }],
  };
  const listedAfter = (key: string, to: MenuPlace) => {
    const after = writeMenus(before, moveNode(readMenus(before), key, to));
    return differencesOf(before, after, 'site').map(
      ({ kind, keys, root }) => `${kind} ${describePath(keys, root, 'fr')}`,
    );
  };
  expect(listedAfter('group-1', { location: 'header', index: 4 })).toEqual(['moved Groupes de liens › Découvrir']);
  expect(listedAfter('group-1', { location: 'footer', index: 1 })).toEqual(['moved Groupes de liens › Découvrir']);
  // The group is now empty, and has a location.
  expect(listedAfter('entry-3', { location: 'header', index: 0 })).toEqual(['moved Menus › En-tête › Liens › Charte']);
  expect(listedAfter('entry-4', { location: 'header', index: 0 })).toEqual(['moved Menus › En-tête › Liens › Contact']);
});
