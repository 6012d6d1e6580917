import { beforeEach, describe, expect, it } from 'vitest';
import { importDocument } from '../content/import.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { editorSite, editorsKey } from '../../testing/editor-site.ts';
import { developmentEditorKey, editorKeyOf, readEnvironment } from '../../platform/config/environment.ts';

const database = await testDatabase();
beforeEach(async () => {
  for (const table of ['site', 'pages', 'configuration_versions', 'rate_limits'] as const)
    await database.db.deleteFrom(table).execute();
  await importDocument(database.db, { site: { name: 'S' }, pages: [page('one')] }, { force: false });
});

const page = (title: string, more: object = {}) => ({
  slug: 'home',
  title: { fr: title, en: title },
  sections: [],
  ...more,
});

const editor = (given?: string, variables?: Record<string, string>) => editorSite(database, { key: given, variables });
const publish = (configuration: object, base: number) => ({ kind: 'page', slug: 'home', configuration, base });

describe('publishing', () => {
  it('stores every property of the configuration unchanged, unknown ones too', async () => {
    const { post, get } = editor();
    const odd = JSON.parse(
      '{"slug":"home","title":"T","sections":[],"z":1,"a":{"__proto__":[1],"n":null},"__proto__":{"x":2}}',
    ) as object;
    await post('document', publish(odd, 1));
    const { body } = await get('document?kind=page&slug=home');
    expect(JSON.stringify((body.data as { configuration: object }).configuration)).toBe(JSON.stringify(odd));
  });

  it('accepts one of fifty simultaneous requests, and rejects the others as conflicts', async () => {
    const { post } = editor();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post('document', publish(page(`t${index}`), 1))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(
      new Set(['editor/conflict']),
    );
  });

  it('rejects what an import rejects, and names the paths of the faults', async () => {
    const { post, page: visit } = editor();
    const faulty = page('two', {
      sections: [
        { slug: 'banner', pivot: { linkId: 'x' }, data: { buttonLink: 'javascript:x' } },
        { slug: 'banner', pivot: { linkId: 'y' }, data: { title: { en: 'two' } } },
      ],
    });
    const { status, body } = await post('document', publish(faulty, 1));
    expect(status).toBe(422);
    expect(Object.keys(body.data as object)).toEqual(
      expect.arrayContaining(['sections[0].data.buttonLink', 'sections[1].data.title.fr']),
    );
    expect((await visit('/')).body).toMatchObject({ page: { title: 'one' } });
  });

  it('accepts a page with an unknown section, stores the section, and shows the rest of the page', async () => {
    const { post, get, page: visit } = editor();
    const unknown = { slug: 'hologram', pivot: { linkId: 'x' }, data: { anything: true } };
    const { status } = await post('document', publish(page('two', { sections: [unknown] }), 1));
    expect(status).toBe(200);
    expect((await get('document?kind=page&slug=home')).body).toMatchObject({
      data: { configuration: { sections: [unknown] } },
    });
    expect((await visit('/')).body).toMatchObject({ page: { title: 'two', sections: [] } });
  });

  it('keeps every version, also when an earlier one is published again', async () => {
    const { post, get, page: visit } = editor();
    await post('document', publish(page('two'), 1));
    await post('document', publish(page('three'), 2));
    const first = await get('version?kind=page&slug=home&version=1');
    const { configuration } = first.body.data as { configuration: object };
    expect((await post('document', publish(configuration, 3))).body).toEqual({ data: { version: 4 } });
    expect((await visit('/')).body).toMatchObject({ page: { title: 'one' } });
    expect((await get('version?kind=page&slug=home&version=2')).body).toMatchObject({
      data: { configuration: { title: { fr: 'two' } } },
    });
    const { body } = await get('versions?kind=page&slug=home');
    expect((body.data as { version: number }[]).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it('does not return a page in the bin', async () => {
    const { post, get } = editor();
    const { body } = await post('page/remove', { slug: 'home', base: 1 });
    const { id } = body.data as { id: string };
    expect((await get(`document?kind=page&slug=${encodeURIComponent(`bin:${id}`)}`)).status).toBe(404);
  });
});

describe('the editor key', () => {
  it('is rejected for a while after twenty wrong ones, even if it is right', async () => {
    const wrong = editor('wrong-key-wrong-key');
    for (let tries = 0; tries < 20; tries += 1)
      expect((await wrong.get('documents')).body.errorCode).toBe('editor/wrong_key');
    const { status, headers } = await editor().get('documents');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('is rejected in a burst of requests after twenty wrong ones, even if it is right', async () => {
    const wrong = editor('wrong-key-wrong-key');
    const keys = [...Array.from({ length: 50 }, () => wrong), editor()];
    const responses = await Promise.all(keys.map(({ get }) => get('documents')));
    expect(responses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 403),
      ...Array.from({ length: 31 }, () => 429),
    ]);
  });

  it('does not count towards the limit when it is right', async () => {
    const { get } = editor();
    for (let tries = 0; tries < 30; tries += 1) expect((await get('documents')).status).toBe(200);
  });

  it('has a default value only in development', async () => {
    const keyWith = (variables: Record<string, string>) => {
      const { environment } = readEnvironment(variables);
      return environment === null ? 'faulty' : editorKeyOf(environment);
    };
    expect(keyWith({})).toBe(developmentEditorKey);
    expect(keyWith(productionVariables())).toBeUndefined();
    expect(keyWith({ ...productionVariables(), EDITOR_KEY: editorsKey })).toBe(editorsKey);
    expect(keyWith({ ...productionVariables(), EDITOR_KEY: developmentEditorKey })).toBe('faulty');
    expect(keyWith({ EDITOR_KEY: 'short' })).toBe('faulty');
    const { get } = editor(developmentEditorKey, productionVariables());
    expect((await get('documents')).body.errorCode).toBe('editor/disabled');
  });
});
