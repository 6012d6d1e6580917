import { editorPictureUploadMock } from '@kermesse/api/mocks/editor-picture-upload';
import { editorPicturesListMock } from '@kermesse/api/mocks/editor-pictures-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rowsIn, storeEditorKey, waitForRows } from '../../stories/keys.ts';
import { homePage } from '../../stories/pages.ts';
import { mockServer } from '../../stories/mock-server.ts';
import { draftOf } from '../../store/workspace.ts';
import { Workbench } from '../../stories/Workbench.tsx';

/** The editor leaves the field of a picture that is being uploaded. */
const meta = {
  title: 'Composer/Left upload',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  args: { connected: true },
  parameters: { layout: 'fullscreen', frameHeight: 720, ...mockServer(undefined, [editorPicturesListMock.empty]) },
  beforeEach: storeEditorKey,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const choose = /^(Choisir une image|Choose a picture)$/;
const continues = /^(L’envoi de plage\.jpg continue|plage\.jpg is still being uploaded)\.$/;

const select = async (canvasElement: HTMLElement, row: number) =>
  userEvent.click(rowsIn(canvasElement)[row] as HTMLElement);

/** Uploads a picture from the field of the selected section. */
async function upload({ canvasElement, canvas }: Pick<Context, 'canvasElement' | 'canvas'>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: choose }));
  await canvas.findByRole('button', { name: /^(Envoyer une image|Upload a picture)/ });
  const file = new File(['jpg'], name, { type: 'image/jpeg' });
  await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file);
}

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Begins an upload for the banner, and selects another section. Returns the function that ends the upload. */
async function leave({ canvasElement, canvas, msw }: Context) {
  const [begun, uploading] = [Promise.withResolvers(), Promise.withResolvers<HttpResponse<never> | undefined>()];
  msw.use(
    http.post('*/api/editor/pictures', async () => {
      begun.resolve(undefined);
      return (await uploading.promise) ?? HttpResponse.json(editorPictureUploadMock.example);
    }),
  );
  await waitForRows(canvasElement, 3);
  await select(canvasElement, 2);
  await upload({ canvasElement, canvas }, 'plage.jpg');
  await canvas.findByRole('button', { name: /^(Annuler|Cancel)$/ });
  await select(canvasElement, 1);
  await screen.findByText(continues);
  // A handler that is added later would get a request that has not arrived.
  await begun.promise;
  return uploading.resolve;
}

const pictureAddress = /^(Adresse de l’image|Address of the picture)$/;

/** The upload continues, and the picture goes to the field of its section. */
export const AnotherSection: Story = {
  play: async (context) => {
    const { canvasElement, canvas } = context;
    const arrive = await leave(context);
    await expect(asks(), 'the browser asks').toBe(true);
    arrive(undefined);
    await screen.findByText(/^(Image envoyée et choisie\s: |Picture uploaded and chosen: )plage\.jpg\.$/);
    await waitFor(() => expect(screen.queryByText(continues)).toBeNull());
    await select(canvasElement, 2);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: pictureAddress })).toHaveValue('/art/beach'));
  },
};

const banner = (linkId: string) => ({ slug: 'banner', pivot: { linkId }, data: { title: { fr: linkId, en: linkId } } });
const banners = { ...homePage, sections: ['a', 'b', 'c'].map(banner), sectionsOrder: [] };

/** The browser asks until the last of several uploads has ended. */
export const TwoUploads: Story = {
  args: { drafts: [draftOf('page', banners)] },
  play: async (context) => {
    const [first, begun, second] = [await leave(context), Promise.withResolvers(), Promise.withResolvers()];
    context.msw.use(
      http.post('*/api/editor/pictures', async () => {
        begun.resolve(undefined);
        await second.promise;
      }),
    );
    await upload(context, 'port.jpg');
    await begun.promise;
    first(undefined);
    await waitFor(() => expect(screen.queryByText(continues)).toBeNull());
    await expect(asks()).toBe(true);
    second.resolve(undefined);
    await waitFor(() => expect(asks()).toBe(false));
  },
};

/** The picture of a removed section stays among the pictures, and a notification says so. */
export const RemovedSection: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const arrive = await leave(context);
    rowsIn(canvasElement)[2]?.focus();
    await userEvent.keyboard('{Delete}');
    await waitForRows(canvasElement, 2);
    arrive(undefined);
    await screen.findByText(/plage\.jpg.*(Vos images|Your pictures)/);
  },
};

/** A notification says that the upload has failed. */
export const Failed: Story = {
  play: async (context) => {
    const arrive = await leave(context);
    arrive(HttpResponse.error() as HttpResponse<never>);
    await screen.findByText(/^(L’image plage\.jpg n’a pas été envoyée|plage\.jpg was not uploaded)\.$/);
    await screen.findByText(/(injoignable|cannot be reached)/);
  },
};

/** The notification cancels the upload. */
export const CancelButton: Story = {
  play: async (context) => {
    const arrive = await leave(context);
    await userEvent.click(screen.getByRole('button', { name: /^(Annuler|Cancel)$/ }));
    arrive(undefined);
    await waitFor(() => expect(screen.queryByText(continues)).toBeNull());
    await expect(asks()).toBe(false);
  },
};
