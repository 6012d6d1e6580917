import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { userProfileCreateMock } from '@kermesse/api/mocks/user-profile-create';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { StorySession } from '../session/StorySession.tsx';
import { type PlayContext, press } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { storyLists } from '../stories/people.ts';
import { emptyDraft, writeDraft } from './machine/draft.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { draftBeforeSubmit, userWithoutProfile, withDraft } from './stories/setup-drafts.ts';

/** Renders the screen in a session whose next reload finds a profile, and a button that reloads the user. */
function ReloadingSession({ locale }: { locale: Locale }) {
  const [now, setNow] = useState(userWithoutProfile);
  const refresh = useCallback(
    async () => setNow((before) => ({ ...before, profileType: 'provider', profileId: '12' })),
    [],
  );
  return (
    <StorySession user={now} refresh={refresh}>
      <button type="button" onClick={() => void refresh()}>
        ↻
      </button>
      <ProfileSetupScreen lists={storyLists(locale)} />
    </StorySession>
  );
}

/** The user creates the profile on another device or in another tab while the set-up is open. */
const meta = {
  title: 'Flows/Profile set-up/Created elsewhere',
  tags: ['!dev', '!autodocs'],
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  beforeEach: withDraft(draftBeforeSubmit),
  args: { lists: storyLists('fr') },
  render: (_args, context) => <ReloadingSession locale={localeOf(context)} />,
  parameters: screenParameters,
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page says that the profile exists. The draft is removed. */
async function expectExists(context: PlayContext) {
  const title = await context.canvas.findByRole('heading', {
    level: 1,
    name: textsOf(context, 'profileSetup').existsTitle,
  });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(sessionStorage).toHaveLength(0);
}

/** The server refuses the submission because the profile exists: the user is reloaded. */
export const FoundWhenSubmitted: Story = {
  parameters: { msw: { handlers: [userProfileCreateMock.profileAlreadyExists] } },
  play: async (context) => {
    await press(textsOf(context, 'profileSetup').finish);
    await expectExists(context);
  },
};

/** A reload of the user finds the profile before anything is submitted. */
export const FoundWhenReloaded: Story = {
  play: async (context) => {
    await press('↻');
    await expectExists(context);
  },
};

/**
 * The page was reloaded before the response to the submission: the profile is the one of this draft, whose documents
 * can still be sent.
 */
export const CreatedBeforeReload: Story = {
  beforeEach: () =>
    writeDraft(
      userWithoutProfile.id,
      { ...emptyDraft, ...draftBeforeSubmit },
      { profile: null, sent: [], begun: true },
    ),
  parameters: { msw: { handlers: [userProfileCreateMock.profileAlreadyExists, documentsCreateMock.success()] } },
  play: async (context) => {
    const t = textsOf(context, 'profileSetup');
    await press('↻');
    await context.canvas.findByRole('heading', { name: t.documentsTitle });
    await press(t.finish);
    await screen.findByRole('alertdialog', { name: t.successTitle });
  },
};
