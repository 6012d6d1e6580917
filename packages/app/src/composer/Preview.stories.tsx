import { createClient } from '@kermesse/api/client';
import { sectionDataMock } from '@kermesse/api/mocks/section-data';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTheme, themeCss } from '@kermesse/ui/theme';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { enhanceShell } from '../shell/enhance-shell.ts';
import { PreviewPage, type PreviewPageProps } from './PreviewPage.tsx';

const client = createClient({ apiKey: 'storybook' });
const colours = new CSSStyleSheet();

/** In Storybook the toolbar sets the language of the texts; everything else is as in the app. */
const applyAppearance: PreviewPageProps['applyAppearance'] = ({ locale, theme, colors }) => {
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = theme;
  if (!document.adoptedStyleSheets.includes(colours)) document.adoptedStyleSheets.push(colours);
  colours.replaceSync(themeCss(createTheme(colors)));
};

function EnhancedPreview(props: PreviewPageProps) {
  useEffect(() => {
    const stop = new AbortController();
    enhanceShell(stop.signal);
    return () => stop.abort();
  }, []);
  return <PreviewPage {...props} />;
}

/** The page inside the composer's frames. Without a parent window it waits and shows nothing. */
const meta = {
  title: 'Composer/Frame',
  component: EnhancedPreview,
  tags: ['!dev', '!autodocs'],
  // Without a draft of the site, the frame loads the published one.
  parameters: { layout: 'fullscreen', msw: { handlers: [sitePropsMock.success()] } },
  args: { client, applyAppearance },
  // Tests run several stories in one document.
  beforeEach: () => () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== colours);
  },
} satisfies Meta<typeof EnhancedPreview>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Waiting: Story = {
  // Stories of the composer load this one in their frames (.storybook/main.ts).
  tags: ['frame'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-section-id]')).toBeNull());
  },
};

const link = (id: number, fr: string, en: string, more: object = {}) => ({
  id,
  title: { fr, en },
  path: '/agenda',
  ...more,
});
const group = { id: 7, title: { fr: 'Qui sommes-nous ?', en: 'Who we are' }, position: 2 };

/** A draft of the site configuration with edited menus. */
const site = {
  name: 'Kermesse',
  appInformation: { phone: '+228 22 21 55 40' },
  menus: [
    {
      location: 'header',
      items: [
        link(1, 'Nouveautés', 'What’s new', { position: 1 }),
        link(2, 'L’équipe', 'The team', { position: 2, menuItemGroupId: 7 }),
        link(3, 'Bientôt', 'Soon', { isVisible: false }),
      ],
    },
    { location: 'footer', items: [link(4, 'Mentions légales', 'Legal notice')] },
  ],
  menuItemGroups: [group],
};

/** Sends a scene in the language and theme of the story, as the parent window does, until the page shows. */
async function showScene(given: object, { canvasElement, globals }: Parameters<Play>[0]): Promise<void> {
  const { theme = 'light' } = document.documentElement.dataset;
  const scene = { locale: toLocale(globals['locale']), theme, path: '/', order: [], entries: {}, ...given };
  const data = { 'kermesse-composer': { showDiagnostics: false, ...scene } };
  await waitFor(() => {
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }));
    return expect(canvasElement.querySelector('footer')).toBeVisible();
  });
}

/** Returns what the page sends to the composer while a function runs. */
async function sentDuring(run: () => Promise<void>): Promise<unknown[]> {
  const sent: unknown[] = [];
  const hear = ({ data }: MessageEvent<unknown>) => void sent.push(data);
  parent.addEventListener('message', hear);
  await run();
  await waitFor(() => expect(sent).not.toEqual([]));
  parent.removeEventListener('message', hear);
  return sent;
}

/**
 * While menus are edited, the header and the footer show them, without hidden links and without sections. A click on a
 * link tells the composer its text.
 */
export const EditedMenus: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, globals } = context;
    const locale = toLocale(globals['locale']);
    const t = (fr: string, en: string) => (locale === 'fr' ? fr : en);
    const { theme = 'light' } = document.documentElement.dataset;
    await showScene({ site }, context);
    const header = within(canvas.getByRole('banner'));
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(header.getByText(t('Nouveautés', 'What’s new'))).toBeInTheDocument();
    await expect(header.getByText(t('Qui sommes-nous ?', 'Who we are'))).toBeInTheDocument();
    await expect(canvas.queryByText(t('Bientôt', 'Soon'))).toBeNull();
    const legal = footer.getByRole('link', { name: t('Mentions légales', 'Legal notice') });
    await expect(legal).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-theme', theme);
    const sent = await sentDuring(() => userEvent.click(legal));
    await expect(sent).toContainEqual({
      'kermesse-composer': { kind: 'shellPressed', location: 'footer', text: t('Mentions légales', 'Legal notice') },
    });
  },
};

const statistics = {
  slug: 'statistics',
  pivot: { linkId: 'main' },
  data: { stats: [{ value: '37', label: { fr: 'villes', en: 'towns' } }] },
  settings: { source: { type: 'section-data', source: 'platform' } },
};

/** The button that loads the data of a section again disappears with its note. The focus stays in the page. */
export const DataLoadedAgain: Story = {
  parameters: { msw: { handlers: [sitePropsMock.success(), sectionDataMock.serverError] } },
  play: async (context) => {
    const { canvas, msw } = context;
    const [order, entries] = [['statistics__main'], { statistics__main: statistics }];
    await showScene({ site: null, order, entries, showDiagnostics: true }, context);
    const again = await canvas.findByRole('button', { name: /^(Réessayer|Try again)$/ });
    msw.use(sectionDataMock.empty);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Without the published site the page still shows. The site is added once the browser is back online. */
export const SiteLoadedLater: Story = {
  parameters: { msw: { handlers: [sitePropsMock.offline] } },
  play: async (context) => {
    const { canvas, msw } = context;
    await showScene({ site: null }, context);
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.queryByText('Découvrir')).toBeNull();
    msw.use(sitePropsMock.success());
    dispatchEvent(new Event('online'));
    await footer.findByText('Découvrir');
  },
};

/** The data of a section that failed to load is loaded again once the browser is back online. */
export const DataLoadedLater: Story = {
  parameters: { msw: { handlers: [sitePropsMock.success(), sectionDataMock.offline] } },
  play: async (context) => {
    const { canvas, msw } = context;
    const [order, entries] = [['statistics__main'], { statistics__main: statistics }];
    await showScene({ site: null, order, entries, showDiagnostics: true }, context);
    await canvas.findByRole('button', { name: /^(Réessayer|Try again)$/ });
    msw.use(sectionDataMock.empty);
    const empty = /(source de données de cette section est vide|data source of this section is empty)/;
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(empty)).toBeVisible();
    });
  },
};
