import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../document/commands.ts';
import { checksOf } from '../checks/checks.ts';
import { anyPage } from '../testing/generated.ts';
import { readText } from './read-file.ts';
import { readRequest } from './read-request.ts';
import { readFragment, writeFragment } from '../drafts/share.ts';

const seed = 20_261_121;
const demo = new URL('../../../server/demo/pages/', import.meta.url);
const demoPages = readdirSync(demo).map(
  (name) => JSON.parse(readFileSync(new URL(name, demo), 'utf8')) as Record<string, unknown>,
);

describe('reading a file', () => {
  it('keeps 200 configurations with unknown sections and keys unchanged, also after a change is reverted', () => {
    console.log(`seed ${seed}`);
    fc.assert(
      fc.property(anyPage, (page) => {
        const text = JSON.stringify(page);
        const read = readText(text);
        if (!read.ok) throw new Error(read.reason);
        const [document] = read.documents;
        const opened = document?.configuration ?? {};
        expect(JSON.stringify(opened)).toBe(text);
        checksOf(opened);
        const changed = applyCommand(opened, { do: 'set', keys: ['added by the test'], value: 1 });
        expect(
          JSON.stringify(applyCommand(changed, { do: 'set', keys: ['added by the test'], value: undefined })),
        ).toBe(text);
      }),
      { seed, numRuns: 200 },
    );
  });

  it.each([
    ['{"slug": "home", ', 'jsonAt'],
    ['', 'json'],
    ['[]', 'other'],
    ['null', 'other'],
    ['"<script>alert(1)</script>"', 'other'],
    ['{"name": "x"}', 'other'],
  ])('%s is rejected with a reason', (text, reason) => {
    expect(readText(text)).toMatchObject({ ok: false, reason });
  });

  it('of another encoding than UTF-8 is rejected, because its accented letters would be lost', async () => {
    const text = '{"slug": "fete", "title": "Fête"}';
    const read = async (bytes: BlobPart) => readRequest({ source: new Blob([bytes]) });
    expect(await read(`\uFEFF${text}`)).toMatchObject({ ok: true, documents: [{ configuration: { title: 'Fête' } }] });
    expect(await read(new Uint8Array(Buffer.from(text, 'latin1')))).toMatchObject({ ok: false, reason: 'encoding' });
  });

  it('accepts ten megabytes, and rejects 21 megabytes as too large', () => {
    const large = { slug: 'home', title: 'Home', sections: [], note: 'x'.repeat(10 * 1024 * 1024) };
    expect(readText(JSON.stringify(large)).ok).toBe(true);
    expect(readText('x'.repeat(21 * 1024 * 1024))).toMatchObject({ ok: false, reason: 'large', detail: '23' });
  });

  it('with thousands of nested lists is rejected', () => {
    const text = `{ "slug": "home", "sections": ${'['.repeat(5000)}${']'.repeat(5000)} }`;
    expect(readText(text)).toEqual({ ok: false, reason: 'deep', detail: '100' });
  });

  it('splits a bundle into its pages and the site', () => {
    const read = readText(JSON.stringify({ site: { name: 'S' }, pages: demoPages }));
    expect(read.ok && read.documents.map(({ kind }) => kind)).toEqual([...demoPages.map(() => 'page'), 'site']);
  });
});

describe('a share link', () => {
  it('contains any page', async () => {
    await fc.assert(
      fc.asyncProperty(anyPage, async (page) => {
        const fragment = await writeFragment(page);
        expect(fragment).toMatch(/^#page=[\w-]*$/);
        expect(JSON.stringify((await readFragment(fragment))?.configuration)).toBe(JSON.stringify(page));
      }),
      { seed, numRuns: 100 },
    );
  });

  it('with a page of seventeen sections has less than 32,000 characters', async () => {
    const sections = demoPages.flatMap(({ sections: list }) => list as { pivot: object }[]).slice(0, 17);
    const page = {
      slug: 'home',
      title: 'Home',
      sections: sections.map((each, index) => ({ ...each, pivot: { linkId: `s${index}` } })),
    };
    expect(page.sections).toHaveLength(17);
    const fragment = await writeFragment(page);
    expect(fragment.length).toBeLessThan(32_000);
    expect(await readFragment(fragment)).toEqual({ configuration: page });
  });

  it('contains the brand colours, and ignores invalid ones', async () => {
    const colors = { primary: '#1a1a40', secondary: '#DFBD69', accent: '#FFFFFF' };
    const fragment = await writeFragment({ slug: 'home' }, colors);
    expect(fragment).toMatch(/&colors=1a1a40-DFBD69-FFFFFF$/);
    expect(await readFragment(fragment)).toEqual({ configuration: { slug: 'home' }, colors });
    expect(await readFragment(fragment.replace('FFFFFF', 'url(x)'))).toEqual({ configuration: { slug: 'home' } });
  });

  it.each(['', '#', '#page=', '#page=!!!!', '#page=AAAA', '#other=abc', `#page=${'A'.repeat(5000)}`])(
    '%s contains no page',
    async (fragment) => {
      expect(await readFragment(fragment)).toBeUndefined();
    },
  );

  it('is rejected if it unpacks to too many bytes', async () => {
    const bomb = await writeFragment({ slug: 'x', note: 'a'.repeat(12 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(40_000);
    expect(await readFragment(bomb)).toBeUndefined();
  });
});
