import { toLocale } from '@kermesse/api/schemas/common/locale';
import { createClient } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import { contentModelItemsMock } from '@kermesse/api/mocks/content-model-items';
import { sectionDataMock } from '@kermesse/api/mocks/section-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { useRemoteData } from '../frame/remote-data.ts';
import { SourceNote } from '../frame/SourceNote.tsx';
import { expectAnnounced } from './keys.ts';

const client = createClient({ apiKey: 'storybook' });
const key = 'statistics__main';

interface RemoteResultProps {
  /** An entry of a page with remote data. */
  entry: Record<string, unknown>;
}

/** Fetches the data as the composer's preview does. */
function RemoteResult({ entry }: RemoteResultProps) {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const message = useMemo(
    () => ({ locale, theme: 'light', order: [key], entries: { [key]: entry }, showDiagnostics: true }) as const,
    [locale, entry],
  );
  const { remoteData, retry } = useRemoteData({ ...message, order: [...message.order] });
  const [remote] = remoteData.values();
  if (remote === undefined) return null;
  return remote.state === 'loaded' ? (
    <pre>{JSON.stringify(remote.data, null, 2)}</pre>
  ) : (
    <SourceNote remote={remote} locale={locale} onRetry={retry} />
  );
}

const entryFrom = (source: object) => ({
  slug: 'statistics',
  pivot: { linkId: 'main' },
  data: { title: { fr: 'Chiffres', en: 'Statistics' } },
  settings: { source },
});
const figures = { entry: entryFrom({ type: 'section-data', source: 'platform' }) };
const items = { entry: entryFrom({ type: 'content-model', name: 'figures', field: 'stats' }) };

const meta = {
  title: 'Composer/Source note',
  component: RemoteResult,
  args: figures,
  argTypes: { entry: { control: false } },
  decorators: [
    (Story) => (
      <ApiProvider value={client}>
        <Story />
      </ApiProvider>
    ),
  ],
} satisfies Meta<typeof RemoteResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The data of the section is loading. */
export const Loading: Story = {
  parameters: { msw: { handlers: [sectionDataMock.pending] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Chargement des données|Loading the data) .*platform/);
    await expectAnnounced(/platform/);
  },
};

/** The source has no data: visitors see the section without it, or not at all. */
export const NoData: Story = {
  parameters: { msw: { handlers: [sectionDataMock.empty] } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(/(source de données de cette section est vide|data source of this section is empty)/),
      ).toBeVisible(),
    );
  },
};

/** Loading failed, and a button retries it. */
export const ServerError: Story = {
  parameters: { msw: { handlers: [sectionDataMock.serverError] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/platform/);
    await expect(canvas.getByRole('button', { name: /^(Réessayer|Try again)$/ })).toBeVisible();
  },
};

/** The data has arrived. */
export const Arrived: Story = {
  args: items,
  parameters: { msw: { handlers: [contentModelItemsMock.success()] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Wedding/)).toBeVisible());
  },
};
