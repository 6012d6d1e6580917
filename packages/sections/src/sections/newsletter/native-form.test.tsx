import { createI18n } from '@kermesse/api/create-i18n';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { parsePage } from '../../page/page.ts';
import { PostedFormProvider } from '../../render/forms/posted-form.ts';
import { PageSections } from '../../render/PageSections.tsx';
import { views } from '../../render/views.server.ts';
import { sectionTexts } from '../../texts/texts.server.ts';

const sections = ['first', 'second'].map((linkId) => ({
  slug: 'newsletter',
  pivot: { linkId },
  data: { title: linkId },
}));
const { page } = parsePage({ slug: 'news', title: 'News', sections }, { locale: 'fr' });

const render = (at?: string) =>
  renderToString(
    <I18nextProvider i18n={createI18n('fr', sectionTexts.fr)}>
      <PostedFormProvider value={{ form: 'newsletter', at, values: { contact: 'afi@' } }}>
        <PageSections sections={page?.sections ?? []} views={views} />
      </PostedFormProvider>
    </I18nextProvider>,
  ).split('<form');

it('shows the response only in the form that was posted', () => {
  const [, ...forms] = render();
  const [, first, second] = render(/name="at" value="([^"]*)"/.exec(forms[1] ?? '')?.[1]);
  expect(first).not.toContain('afi@');
  expect(second).toContain('afi@');
});
