import type { User } from '@kermesse/api/schemas/account/user';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type PlayContext, press } from '../../stories/form-stories.ts';
import { onFlowStage, textsOf } from '../../stories/flow-story.tsx';
import { storyUser } from '../../stories/people.ts';
import { KeptSession } from '../../stories/sessions/KeptSession.tsx';
import { AvatarCard } from '../AvatarCard.tsx';
import { drawPicture } from './pictures.ts';

/** A user without a picture. */
export const userWithoutPicture = storyUser();
/** The fields of a user with a picture. */
export const avatarFields = { avatar: 'avatars/afi.webp', avatarUrl: '/api/files/avatars/afi.webp' };

/** The sent requests in order: uploaded files, requested sizes, saved changes. */
export const requests: { files: File[]; sizes: string[]; saves: unknown[] } = { files: [], sizes: [], saves: [] };

/** The shared parts of the card's stories. */
export const avatarStories = {
  decorators: [onFlowStage],
  beforeEach: () => {
    Object.assign(requests, { files: [], sizes: [], saves: [] });
  },
  args: { user: userWithoutPicture },
  render: (args) => <KeptSession user={args.user}>{(now) => <AvatarCard {...args} user={now} />}</KeptSession>,
} satisfies Partial<Meta<typeof AvatarCard>>;

/** Records an upload. The next handler responds. */
export const uploads = http.post('*/api/file/upload', async ({ request }) => {
  requests.files.push((await request.clone().formData()).get('file') as File);
});
/** Records a saved change and responds as the server does. */
export const saving = http.put('*/api/users/self/:id', async ({ request }) => {
  const body = (await request.clone().json()) as Partial<User>;
  requests.saves.push(body);
  const now = body.avatar === null ? { avatar: null, avatarUrl: null } : avatarFields;
  return HttpResponse.json({ data: { ...userWithoutPicture, ...now } });
});
/** Creates handlers that report the given sizes as existing and return the pictures. */
export const sizes = (...there: string[]): HttpHandler[] => [
  http.head('*/api/thumbnails/:size/:name', ({ params }) => {
    requests.sizes.push(String(params['size']));
    return new HttpResponse(null, { status: there.includes(String(params['size'])) ? 200 : 404 });
  }),
  http.get(
    '*/api/thumbnails/:size/:name',
    async () => new HttpResponse(await drawPicture(), { headers: { 'content-type': 'image/jpeg' } }),
  ),
  http.get(
    '*/api/files/avatars/:name',
    async () => new HttpResponse(await drawPicture(), { headers: { 'content-type': 'image/jpeg' } }),
  ),
];

/** A user who can upload any file: dropped files bypass the filter of the browser's file dialog. */
export const freely = userEvent.setup({ delay: null, applyAccept: false });
/** Returns the file input in the open dialog. */
export const getFileInput = () =>
  document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]') as HTMLInputElement;

/** Opens the dialog and chooses a file. */
export async function chooseFile(context: PlayContext, file: File) {
  await press(textsOf(context, 'avatar').change);
  await screen.findByRole('dialog');
  await freely.upload(getFileInput(), file);
}
/** Finds the crop area, and waits until it fits the picture: the circle then fills the stage. */
export async function stage(context: PlayContext) {
  const frame = await screen.findByRole('application', { name: textsOf(context, 'avatar').crop });
  const { clientWidth, clientHeight } = frame.closest('.reactEasyCrop_Container') as HTMLElement;
  await waitFor(() => expect(frame.offsetWidth).toBe(Math.min(clientWidth, clientHeight)));
  return frame;
}

/** Waits until the card shows the picture at an address. */
export const expectShown = async (context: PlayContext, path: string) =>
  waitFor(() =>
    expect(context.canvas.getByRole('img', { name: textsOf(context, 'avatar').alt })).toHaveAttribute(
      'src',
      expect.stringContaining(path),
    ),
  );
