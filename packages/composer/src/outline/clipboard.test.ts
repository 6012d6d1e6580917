import { beforeEach, expect, it, vi } from 'vitest';
import { copySection, pasteSections } from './clipboard.ts';

const section = { slug: 'pricing', data: {} };
const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));

/** The text in the system's clipboard. */
let text = '';
const clipboard = {
  writeText: async (next: string) => void (text = next),
  readText: async () => text,
};

beforeEach(() => {
  text = '';
  vi.stubGlobal('navigator', { clipboard: { ...clipboard } });
});
// Other test files run in the same worker.

it('pastes the copied section', async () => {
  await copySection(section);
  expect(await pasteSections()).toEqual([section]);
});

it('pastes the sections of a page in the order in which visitors see them', async () => {
  const [one, two] = ['one', 'two'].map((linkId) => ({ ...section, pivot: { linkId } }));
  text = JSON.stringify({ slug: 'home', sections: [one, two], sectionsOrder: ['pricing__two', 'pricing__one'] });
  expect(await pasteSections()).toEqual([two, one]);
});

it('pastes nothing when something else was copied since', async () => {
  await copySection(section);
  text = 'A sentence from an email';
  expect(await pasteSections()).toEqual([]);
});

it('pastes the copied section when the page must not read or write the clipboard', async () => {
  await copySection(section);
  vi.stubGlobal('navigator', { clipboard: { ...clipboard, readText: refuse } });
  expect(await pasteSections()).toEqual([section]);
  vi.stubGlobal('navigator', { clipboard: { ...clipboard, writeText: refuse } });
  text = 'A sentence from an email';
  await copySection({ ...section, slug: 'faq' });
  expect(await pasteSections()).toEqual([{ ...section, slug: 'faq' }]);
});
