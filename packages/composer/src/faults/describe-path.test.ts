import { expect, it } from 'vitest';
import { describePath } from './describe-path.ts';

const entry = { data: { testimonials: [{ authorName: 'Essi' }, {}] }, settings: {} };
const section = { section: 'testimonials', value: entry };

it('names the items on a path by their own text, or else by their number', () => {
  expect(describePath(['data', 'testimonials', 0, 'text', 'fr'], section, 'fr')).toBe(
    'Témoignages › Essi › Citation › français',
  );
  expect(describePath(['data', 'testimonials', 1], section, 'en')).toBe('Testimonials › Testimonial 2');
  expect(describePath(['settings', 'anchor'], section, 'fr')).toBe('Réglages › Ancre');
});

it('names the menus of a site and their links', () => {
  const items = [{ title: { fr: 'Accueil', en: 'Home' } }];
  const site = {
    kind: 'site' as const,
    value: {
      menus: [
        { name: 'Principal', items },
        { location: 'footer', items },
      ],
    },
  };
  expect(describePath(['menus', 0, 'items', 0, 'title'], site, 'fr')).toBe(
    'Menus › Principal › Liens › Accueil › Titre',
  );
  expect(describePath(['menus', 1, 'items', 0], site, 'en')).toBe('Menus › Footer › Links › Home');
});

it('shows the keys that a schema does not have', () => {
  expect(describePath(['sections', 3, 'slug'], {}, 'fr')).toBe('sections › 3 › slug');
  expect(describePath(['data', 'anything'], { section: 'hologram' }, 'fr')).toBe('data › anything');
});
