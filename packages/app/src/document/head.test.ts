import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import { describe, expect, it } from 'vitest';
import { pagePropsFixture } from '../testing/page-props.ts';
import { buildHead, shareAddress } from './head.ts';
import { embedJson, tagHtml } from './html.ts';

const input = {
  props: pagePropsFixture,
  requestPath: '/fr/tarifs',
  origin: 'https://kermesse.example',
  screenTitle: 'Page introuvable',
};
const hrefs = (rel: string) =>
  buildHead(input)
    .tags.filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);

describe('buildHead', () => {
  it('sets the requested path as the canonical address', () => {
    expect(hrefs('canonical')).toEqual([[undefined, 'https://kermesse.example/fr/tarifs']]);
  });
  it('lists the addresses of both languages and the negotiated address', () => {
    expect(hrefs('alternate')).toEqual([
      ['fr', 'https://kermesse.example/fr/tarifs'],
      ['en', 'https://kermesse.example/en/tarifs'],
      ['x-default', 'https://kermesse.example/tarifs'],
    ]);
  });
  it('sets one absolute address and the alternative text for the shared picture', () => {
    const image = {
      src: '/art/midnight/hero',
      width: 1920,
      height: 1080,
      widths: [640, 1920, 1440],
      formats: ['avif' as const, 'webp' as const],
    };
    expect(shareAddress(image)).toBe('/art/midnight/hero-1440.webp');
    const props = {
      ...pagePropsFixture,
      page: pagePropsFixture.page && { ...pagePropsFixture.page, image, imageAlt: 'Une fête' },
    };
    const { tags } = buildHead({ ...input, props });
    for (const [property, content] of [
      ['og:image', 'https://kermesse.example/art/midnight/hero-1440.webp'],
      ['og:image:alt', 'Une fête'],
    ])
      expect(tags).toContainEqual({ name: 'meta', attributes: { property, content } });
  });
  it('excludes a missing page from search indexes and sets no canonical address', () => {
    const { title, tags } = buildHead({
      ...input,
      props: { ...pagePropsFixture, status: 404, screen: 'not-found', page: null },
    });
    expect(title).toBe('Page introuvable – Kermesse');
    expect(tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
  });
  it('excludes a screen from search indexes unless its route allows them', () => {
    const props = { ...pagePropsFixture, screen: 'login' as const, page: null };
    const robots = { name: 'meta', attributes: { name: 'robots', content: 'noindex' } };
    expect(buildHead({ ...input, props }).tags).toEqual([robots]);
    const indexed = buildHead({ ...input, props, indexed: true }).tags;
    expect(indexed).not.toContainEqual(robots);
    expect(indexed).toContainEqual({
      name: 'link',
      attributes: { rel: 'canonical', href: 'https://kermesse.example/fr/tarifs' },
    });
  });
});

describe('HTML serialization', () => {
  it('escapes text and attributes', () => {
    expect(escapeHtml(`</title><script>"'&`)).toBe('&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;');
    expect(tagHtml({ name: 'meta', attributes: { content: '"><script>' } })).toBe(
      '<meta content="&quot;&gt;&lt;script&gt;">',
    );
  });
  it('embeds JSON that cannot close its element and parses to the same value', () => {
    const value = { text: '</script><!-- <script> \u2028 \u2029 é' };
    const written = embedJson(value);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(value);
  });
});
