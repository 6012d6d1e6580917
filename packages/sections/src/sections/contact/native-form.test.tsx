import type { Client } from '@kermesse/api/client';
import { createI18n } from '@kermesse/api/create-i18n';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { parsePage } from '../../page/page.ts';
import { PostedFormProvider } from '../../render/forms/posted-form.ts';
import { PageSections } from '../../render/PageSections.tsx';
import { views } from '../../render/views.server.ts';
import { sectionTexts } from '../../texts/texts.server.ts';
import { nativeForm } from './native-form.ts';

const sections = ['first', 'the second'].map((linkId) => ({
  slug: 'contact',
  pivot: { linkId },
  data: { title: linkId, email: `${linkId.replace(' ', '-')}@kermesse.example` },
}));
const { page } = parsePage({ slug: 'contact', title: 'Contact', sections }, { locale: 'fr' });

const render = (at?: string) =>
  renderToString(
    <I18nextProvider i18n={createI18n('fr', sectionTexts.fr)}>
      <PostedFormProvider value={{ form: 'contact', at, values: { name: 'Afi Mensah' } }}>
        <PageSections sections={page?.sections ?? []} views={views} />
      </PostedFormProvider>
    </I18nextProvider>,
  ).split('<form');

const idOf = (form: string | undefined) => /name="at" value="([^"]*)"/.exec(form ?? '')?.[1];

it('sends the title and the address of its own section', async () => {
  const call = vi.fn<(...input: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: true, data: {} });
  const values = { name: 'Afi', email: 'afi@exemple.tg', phone: '90', subject: 'Bal', message: 'Bonjour' };
  for (const form of render().slice(1))
    await nativeForm.send(values, { client: { call } as unknown as Client, t: (key) => key, page, at: idOf(form) });
  expect(call.mock.calls.map(([, input]) => input)).toMatchObject([
    { title: 'first', recipients: ['first@kermesse.example'] },
    { title: 'the second', recipients: ['the-second@kermesse.example'] },
  ]);
});

it('shows the response only in the form that was posted', () => {
  const [, ...forms] = render();
  const [, first, second] = render(idOf(forms[1]));
  expect(first).not.toContain('Afi Mensah');
  expect(second).toContain('Afi Mensah');
});
