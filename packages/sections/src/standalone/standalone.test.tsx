import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { registry } from '../schemas.generated.ts';
import { views } from '../render/views.server.ts';
import { Page } from './Page.tsx';
import { Pricing } from './generated/pricing.generated.tsx';

const router = { push: () => undefined, replace: () => undefined, address: (path: string) => `/app${path}` };
const data = {
  title: { fr: 'Nos prix', en: 'Our prices' },
  services: [{ name: { fr: 'Essai', en: 'Trial' }, price: 0, buttonText: 'Go', buttonLink: '/login' }],
};

describe('a single section', () => {
  it.each([
    ['fr', 'Nos prix', 'Gratuit'],
    ['en', 'Our prices', 'Free'],
  ] as const)('renders its data and its own texts in the language of the provider: %s', (locale, title, free) => {
    const html = renderToString(
      <KermesseProvider locale={locale}>
        <Pricing data={data} />
      </KermesseProvider>,
    );
    expect(html).toContain(title);
    expect(html).toContain(free);
    expect(html).toContain('<h1');
  });

  it('renders links in the format of the router', () => {
    const html = renderToString(
      <KermesseProvider locale="en" router={router}>
        <Pricing data={data} continued />
      </KermesseProvider>,
    );
    expect(html).toContain('href="/app/login"');
    expect(html).not.toContain('<h1');
  });

  it('has no h1 without a title: none of its items is that of the page', () => {
    const html = renderToString(
      <KermesseProvider locale="en">
        <Pricing data={{ services: data.services }} />
      </KermesseProvider>,
    );
    expect(html).not.toContain('<h1');
    expect(html).toContain('<h2');
  });
});

describe('a page', () => {
  const page = (sections: unknown[], more = {}) =>
    renderToString(
      <KermesseProvider locale="fr">
        <Page configuration={{ slug: 'home', title: 'Accueil', sections, ...more }} views={views} />
      </KermesseProvider>,
    );
  const pricing = (linkId: string) => ({ slug: 'pricing', pivot: { linkId }, data });

  it('renders its sections in order, without the disabled and unknown ones', () => {
    const html = page([pricing('one'), { slug: 'fortune', pivot: { linkId: 'two' }, data: {} }, pricing('three')], {
      sectionsOrder: ['pricing__three', 'pricing__one'],
      sectionsDisabled: ['pricing__one'],
    });
    expect([...html.matchAll(/data-section-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['pricing__three']);
  });

  describe('its headings', () => {
    const headings = (sections: unknown[]) =>
      [...page(sections).matchAll(/<(h[1-6])[^>]*>(.*?)<\/h/g)].map(([, tag, text]) => `${tag} ${text}`);
    const untitled = { ...pricing('untitled'), data: { services: data.services } };

    it('have the title of the first section as the only h1', () => {
      expect(headings([pricing('one'), untitled])).toEqual(['h1 Nos prix', 'h2 Essai', 'h2 Essai']);
    });

    it('have the title of the page as the only h1 if the first section has none', () => {
      expect(headings([untitled, pricing('two')])).toEqual(['h1 Accueil', 'h2 Essai', 'h2 Nos prix', 'h3 Essai']);
    });

    it('are below the title of their section in a text, whatever its place on the page', () => {
      const description = '<h2>Deux</h2><p>Un</p><h3>Trois</h3><h4>Quatre</h4>';
      const text = { slug: 'free-content', pivot: { linkId: 'text' }, data: { title: 'Charte', description } };
      const levels = (...tags: string[]) =>
        ['Charte', 'Deux', 'Trois', 'Quatre'].map((name, at) => `${tags[at]} ${name}`);
      expect(headings([text])).toEqual(levels('h1', 'h2', 'h3', 'h4'));
      expect(headings([pricing('one'), text]).slice(-4)).toEqual(levels('h2', 'h3', 'h4', 'h5'));
      const plain = { ...text, data: { description } };
      expect(headings([pricing('one'), plain]).slice(-3)).toEqual(levels('', 'h2', 'h3', 'h4').slice(1));
    });

    it('have the title of a cover’s first slide as the only h1', () => {
      const slides = ['Un', 'Deux'].map((title) => ({ title }));
      const cover = { slug: 'hero-slider', pivot: { linkId: 'cover' }, data: { slides } };
      for (const count of [1, 2])
        expect(headings([{ ...cover, data: { slides: slides.slice(0, count) } }, untitled])[0]).toBe('h1 Un');
    });
  });

  it('renders nothing for an invalid configuration', () => {
    for (const configuration of [null, 'home', 4, []])
      expect(
        renderToString(
          <KermesseProvider locale="fr">
            <Page configuration={configuration} views={views} />
          </KermesseProvider>,
        ),
      ).not.toContain('data-section');
  });
});

it('every section has an entry of its own', async () => {
  const entries = import.meta.glob<Record<string, unknown>>('./generated/*.generated.tsx', { eager: true });
  expect(Object.keys(entries).map((path) => path.slice('./generated/'.length, -'.generated.tsx'.length))).toEqual(
    Object.keys(registry).toSorted(),
  );
});
