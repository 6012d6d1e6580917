import type { Meta, StoryObj } from '@storybook/react-vite';
import { editorPictureUploadMock } from '@kermesse/api/mocks/editor-picture-upload';
import { editorPicturesListMock } from '@kermesse/api/mocks/editor-pictures-list';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { storeEditorKey } from '../../stories/keys.ts';
import { ConnectedSectionEditor, type EditedSection } from '../../stories/SectionEditor.tsx';

const slide = (title: string) => ({ title: { fr: title, en: title } });

/** A picture is being uploaded for an item of a list. */
const meta = {
  title: 'Composer/List uploads',
  component: ConnectedSectionEditor,
  tags: ['!dev', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [editorPicturesListMock.empty, editorPictureUploadMock.success()] },
  },
  beforeEach: storeEditorKey,
  args: {
    onChange: fn(),
    section: { slug: 'hero-slider', data: { slides: [slide('One'), slide('Two'), slide('Three')] } },
  },
} satisfies Meta<typeof ConnectedSectionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Begins the upload of a picture for the first slide. Returns the function that ends it. */
async function beginUpload({ canvasElement, canvas, msw }: Context) {
  const uploading = Promise.withResolvers<undefined>();
  msw.use(
    http.post('*/api/editor/pictures', async () => {
      await uploading.promise;
      return HttpResponse.json(editorPictureUploadMock.example);
    }),
  );
  await userEvent.click(await canvas.findByRole('button', { name: 'One' }));
  await userEvent.click(canvas.getByRole('button', { name: /^(Choisir une image|Choose a picture)$/ }));
  const file = new File(['jpg'], 'plage.jpg', { type: 'image/jpeg' });
  await canvas.findByRole('button', { name: /^(Envoyer une image|Upload a picture)/ });
  await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file);
  await canvas.findByRole('button', { name: /^(Annuler|Cancel)$/ });
  return () => uploading.resolve(undefined);
}

const picturesOf = ({ args }: Context) => {
  const { data } = (args.onChange as Mock<(section: EditedSection) => void>).mock.lastCall?.[0] ?? {};
  return (data as { slides: { title: { fr: string }; image?: { src: string } }[] }).slides.map(
    ({ title, image }) => `${title.fr} ${image?.src ?? ''}`,
  );
};

/** The picture goes to the item for which it was chosen, although that has moved. */
export const MovedMeanwhile: Story = {
  play: async (context) => {
    const arrive = await beginUpload(context);
    const { canvas } = context;
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Descendre|Move down)/ })[0] as HTMLElement);
    await waitFor(() => expect(picturesOf(context)).toEqual(['Two ', 'One ', 'Three ']));
    arrive();
    await waitFor(() => expect(picturesOf(context)).toEqual(['Two ', 'One /art/beach', 'Three ']));
    await expect(canvas.getByRole('button', { name: 'One' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The picture of a removed item goes to no other item. */
export const RemovedMeanwhile: Story = {
  play: async (context) => {
    const arrive = await beginUpload(context);
    const { canvasElement, canvas } = context;
    const first = within(canvasElement.querySelector('ol > li') as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: /^(Retirer|Remove)/ }));
    await waitFor(() => expect(picturesOf(context)).toEqual(['Two ', 'Three ']));
    arrive();
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await canvas.findByRole('button', { name: /^(Choisir une image|Choose a picture)$/ });
    await expect(picturesOf(context)).toEqual(['Two ', 'Three ']);
  },
};
