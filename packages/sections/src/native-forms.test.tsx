import type { Client } from '@kermesse/api/client';
import { createI18n } from '@kermesse/api/create-i18n';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { parsePage } from './page/page.ts';
import { PostedFormProvider } from './render/forms/posted-form.ts';
import { PageSections } from './render/PageSections.tsx';
import { views } from './render/views.server.ts';
import { nativeForm } from './sections/contact/native-form.ts';
import { sectionTexts } from './texts/texts.server.ts';

/** Returns a page with two sections, and the HTML of its forms after one was posted. */
function pageOf(form: 'contact' | 'newsletter', values: Record<string, string>) {
  const sections = ['first', 'the second'].map((linkId) => ({
    slug: form,
    pivot: { linkId },
    data: { title: linkId, ...(form === 'contact' && { email: `${linkId.replace(' ', '-')}@kermesse.example` }) },
  }));
  const { page } = parsePage({ slug: 'forms', title: 'Forms', sections }, { locale: 'fr' });
  const render = (at?: string) =>
    renderToString(
      <I18nextProvider i18n={createI18n('fr', sectionTexts.fr)}>
        <PostedFormProvider value={{ form, at, values }}>
          <PageSections sections={page?.sections ?? []} views={views} />
        </PostedFormProvider>
      </I18nextProvider>,
    )
      .split('<form')
      .slice(1);
  return { page, render };
}

const idOf = (form: string | undefined) => /name="at" value="([^"]*)"/.exec(form ?? '')?.[1];

it('a contact form sends the title and the address of its own section', async () => {
  const call = vi.fn<(...input: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: true, data: {} });
  const values = { name: 'Afi', email: 'afi@exemple.tg', phone: '90', subject: 'Bal', message: 'Bonjour' };
  const { page, render } = pageOf('contact', { name: 'Afi Mensah' });
  for (const form of render())
    await nativeForm.send(values, { client: { call } as unknown as Client, t: (key) => key, page, at: idOf(form) });
  expect(call.mock.calls.map(([, input]) => input)).toMatchObject([
    { title: 'first', recipients: ['first@kermesse.example'] },
    { title: 'the second', recipients: ['the-second@kermesse.example'] },
  ]);
});

it.each([
  ['contact', 'name', 'Afi Mensah'],
  ['newsletter', 'contact', 'afi@'],
] as const)('the response to a %s form is shown only in the form that was posted', (form, field, value) => {
  const { render } = pageOf(form, { [field]: value });
  const [first, second] = render(idOf(render()[1]));
  expect(first).not.toContain(value);
  expect(second).toContain(value);
});
