import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { chooseFile, freely, getFileInput, stage } from '../avatar/stories/avatar-story.tsx';
import { drawPicture } from '../avatar/stories/pictures.ts';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionProvider, useSession } from '../session/session.ts';
import { provider } from '../stories/account-people.ts';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { createHeldResponse } from '../stories/held-response.ts';
import { expectToast, user, type PlayContext } from '../stories/form-stories.ts';
import { endableSession, type EndableSession } from '../stories/sessions/endable-session.ts';
import { DocumentsBlock } from './role/DocumentsBlock.tsx';

const picture = createHeldResponse('/file/upload');
const document = createHeldResponse('/documents/upload');

let session: EndableSession;

/** Renders the picture and the documents when a user is logged in, otherwise the login page, as in the app. */
function Site() {
  const { user: shown } = useSession();
  if (shown === null) return <LoginScreen />;
  return (
    <>
      <AvatarCard user={shown} />
      <DocumentsBlock user={{ ...shown, profileId: '12' }} />
    </>
  );
}

/** The session ends before a chosen file is saved. Files are not kept: a notification says so. */
const meta = {
  title: 'Flows/Account/Lost files',
  tags: ['!dev', '!autodocs'],
  component: LoginScreen,
  decorators: [onFlowStage],
  beforeEach: () => {
    session = endableSession({ ...provider(), avatar: null, avatarUrl: null });
    for (const upload of [picture, document]) upload.hold();
    return () => {
      for (const upload of [picture, document]) upload.release();
    };
  },
  render: () => (
    <SessionProvider value={session}>
      <Site />
    </SessionProvider>
  ),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function endSession(context: PlayContext) {
  session.end('refused');
  await expectToast(context, textsOf(context, 'form').fileLost);
}

export const Picture: Story = {
  parameters: { msw: { handlers: [picture.handler] } },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await chooseFile(context, await drawPicture());
    await stage(context);
    await user.click(screen.getByRole('button', { name: t.use }));
    await waitFor(() => expect(picture.asked()).toBe(1));
    await endSession(context);
    await expectToast(context, t.notSaved);
  },
};

export const Document: Story = {
  parameters: { msw: { handlers: [document.handler] } },
  play: async (context) => {
    const t = textsOf(context, 'account', 'documents', 'form');
    await user.click(await screen.findByRole('button', { name: t.addDocument }));
    await screen.findByRole('dialog');
    await freely.upload(getFileInput(), new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(document.asked()).toBe(1));
    await endSession(context);
    await expectToast(context, t.notAdded);
  },
};

/** Without a chosen file, only the login page says that the session has ended. */
export const NoFile: Story = {
  play: async (context) => {
    const t = textsOf(context, 'account', 'documents', 'form');
    await user.click(await screen.findByRole('button', { name: t.addDocument }));
    await screen.findByRole('dialog');
    session.end('refused');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(t.fileLost)).toBeNull();
  },
};
