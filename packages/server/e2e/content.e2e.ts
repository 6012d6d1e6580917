import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFolder, emptyFolder, migratedFolder } from './support/folders.ts';
import { content, kill, startServer, type Run } from './support/processes.ts';

const statistics = (linkId: string, label: unknown) => ({
  slug: 'statistics',
  pivot: { linkId },
  data: { stats: [{ value: '10', label }] },
});

/** A page written by hand, with typical mistakes of editors. */
const handmade = {
  slug: 'by-hand',
  title: { fr: 'À la main', en: 'By hand' },
  kept: { whatever: [1, 2] },
  sections: [
    statistics('first', { en: 'English only' }),
    { slug: 'no-such-section', pivot: { linkId: 'x' }, data: {} },
    {
      slug: 'pricing',
      pivot: { linkId: 'main' },
      data: {
        services: [
          {
            name: 'Plan',
            price: 'dear',
            features: '["one","two"]',
            buttonText: 'Go',
            buttonLink: 'javascript:alert(1)',
          },
        ],
      },
    },
    statistics('second', 'Deuxième bloc'),
    statistics('off', 'Bloc éteint'),
  ],
  sectionsOrder: ['no-such-section__x', 'statistics__second', 'statistics__first'],
  sectionsDisabled: ['statistics__off'],
};

const expectedPaths = [
  'sections[0].data.stats[0].label.fr',
  'sections[1].slug',
  'sections[2].data.services[0].price',
  'sections[2].data.services[0].buttonLink',
];

let files: string;
const file = (name: string, value: unknown) => {
  const path = join(files, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
beforeAll(() => {
  files = emptyFolder();
});

describe('the content command without a server', () => {
  it('reports in one line why a file cannot be read', async () => {
    const name = join(files, 'none.json');
    expect(await content(emptyFolder(), ['validate', name])).toEqual({
      code: 1,
      output: `${name} cannot be read: there is no such file.\n`,
    });
  });

  it('lists the faults of a file', async () => {
    const { code, output } = await content(emptyFolder(), ['validate', file('handmade.json', handmade)]);
    expect(code).toBe(1);
    for (const path of expectedPaths) expect(output).toContain(`\n${path}  (`);
    expect(output).toContain('3 faults:');
    // A section that this release does not know is kept.
    expect(output).toMatch(/Advice, which does not prevent an import:\n\nsections\[1\]\.slug/);
    expect(output).toContain('found    the text "javascript:alert(1)"');
    const valid = JSON.stringify({ ...handmade, sections: [], sectionsOrder: [], sectionsDisabled: [] });
    expect(await content(emptyFolder(), ['validate', file('valid.json', valid)])).toEqual({
      code: 0,
      output: 'No faults.\n',
    });
  });
});

describe('the content command with a running server', () => {
  let folder: string;
  /** A folder with illustrations in colours that the site has not had for more than a day. */
  let formerArt: string;
  let server: Run & { url: string };
  const page = async (path: string) => {
    const response = await fetch(server.url + path);
    return {
      status: response.status,
      text: (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ''),
    };
  };
  beforeAll(async () => {
    folder = demoFolder();
    formerArt = join(folder, 'cache', 'art', 'former0');
    mkdirSync(formerArt, { recursive: true });
    utimesSync(formerArt, 0, 0);
    server = await startServer(folder);
  });
  afterAll(() => kill(server));

  it('imports nothing when there is a fault', async () => {
    const { code, output } = await content(folder, ['import', file('handmade.json', handmade)]);
    expect(code).toBe(1);
    expect(output).toContain('Nothing was imported');
    expect((await page('/by-hand')).status).toBe(404);
  });

  it('imports the valid sections with --force; the server renders them at once, in order, without the disabled ones', async () => {
    const { code, output } = await content(folder, ['import', '--force', file('handmade.json', handmade)]);
    expect(code).toBe(0);
    expect(output).toMatch(
      /Left out:[\s\S]*javascript:[\s\S]*Imported with a fault:[\s\S]*no-such-section[\s\S]*Imported: by-hand\./,
    );
    const { status, text } = await page('/by-hand');
    expect(status).toBe(200);
    const at = (words: string) => text.indexOf(words);
    expect(at('Deuxième bloc')).toBeGreaterThan(0);
    expect(at('English only')).toBeGreaterThan(at('Deuxième bloc'));
    expect(text).not.toContain('Bloc éteint');
    expect(text).not.toContain('javascript:');
  });

  it.each([
    ['nothing in a file is valid', '{ "pages": [{ "slug": "A b" }] }'],
    ['a file has too many nested lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ])('fails with --force when %s', async (_, text) => {
    const { code, output } = await content(folder, ['import', '--force', file('none.json', text)]);
    expect(output).toMatch(/^Left out:[\s\S]*Nothing in the file is valid\.\n$/);
    expect(code).toBe(1);
  });

  it('changes the colours of the whole site at once, and serves illustrations to pages that are open', async () => {
    const theme = async () => /<style>([\s\S]*?)<\/style>/.exec(await (await fetch(server.url)).text())?.[1];
    const before = await theme();
    const site = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'demo', 'site.json'), 'utf8')) as {
      appInformation: object;
    };
    const publish = async (colours: object) => {
      const bundle = { site: { ...site, appInformation: { ...site.appInformation, ...colours } } };
      expect((await content(folder, ['import', file('colours.json', bundle)])).output).toContain('Imported: the site.');
    };
    await publish({ primaryColor: '#083a2e', secondaryColor: '#e0a458', accentColor: '#fff8ec' });
    expect(await theme()).not.toBe(before);
    const html = (await page('/')).text;
    const picture = /\/art\/(?!midnight)[a-z0-9]+\/[a-z0-9-]+\.(?:avif|webp)/.exec(html)?.[0] ?? '';
    const drawn = await fetch(server.url + picture);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(avif|webp)$/),
    ]);
    expect((await fetch(`${server.url}/art/0000000/hero-640.avif`)).status).toBe(404);
    await publish({ primaryColor: '#1a1a40' });
    const again = await fetch(server.url + picture);
    expect([again.status, again.headers.get('etag')]).toEqual([200, drawn.headers.get('etag')]);
  });

  it('deletes illustrations in former colours', async () => {
    await expect.poll(() => existsSync(formerArt), { timeout: 10_000 }).toBe(false);
  });

  it('exports the imported document including unknown keys, identically with and without a server, also one that is starting', async () => {
    const target = join(files, 'out.json');
    expect((await content(folder, ['export', target])).code).toBe(0);
    const out = JSON.parse(readFileSync(target, 'utf8')) as {
      site: object;
      pages: { slug: string; kept?: unknown; sections: { slug: string }[] }[];
    };
    const exported = out.pages.find(({ slug }) => slug === 'by-hand');
    expect(exported?.kept).toEqual({ whatever: [1, 2] });
    expect(exported?.sections.find(({ slug }) => slug === 'no-such-section')).toEqual(
      handmade.sections.find(({ slug }) => slug === 'no-such-section'),
    );
    server.child.kill('SIGTERM');
    await server.ended;
    expect(JSON.parse((await content(folder, ['export'])).output)).toEqual(out);
    const other = migratedFolder();
    expect((await content(other, ['import', '--force', target])).code).toBe(0);
    const [started, printed] = await Promise.all([startServer(other), content(other, ['export'])]);
    server = started;
    expect(printed.code).toBe(0);
    expect(JSON.parse(printed.output)).toEqual(out);
  });
});
