import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { failureText, expectNotice, type PlayContext, press } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { createHeldResponse } from '../stories/held-response.ts';
import { LeaveAndReturn } from '../stories/leaving/LeaveAndReturn.tsx';
import { storyLists, storyUser } from '../stories/people.ts';
import { emptyDraft, readSetupDraft, writeDraft, type SetupDraft } from './machine/draft.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';

const person = storyUser();
const held = createHeldResponse('/user-profile');
const heldDocuments = createHeldResponse('/documents');
const refresh = fn(() => Promise.resolve()).mockName('refresh');

const profile = { profileType: 'provider', profileId: '12', id: person.id };

let made = 0;
const make = http.post('*/api/user-profile', () => {
  made += 1;
  return Response.json({ data: profile });
});

const draft: SetupDraft = {
  ...emptyDraft,
  type: 'provider',
  step: 3,
  more: { bio: '', types: ['1'] },
  documents: [{ path: 'documents/licence.pdf', name: 'Licence.pdf', type: 1 }],
};

/** When the user leaves the screen while the profile is being created, the profile is still created, once. */
const meta = {
  title: 'Flows/Profile set-up/Left while sending',
  tags: ['!dev', '!autodocs'],
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  beforeEach: () => {
    writeDraft(person.id, draft);
    made = 0;
    held.hold();
    return held.release;
  },
  args: { lists: storyLists('fr') },
  render: (_args, context) => (
    <LeaveAndReturn>
      <ProfileSetupScreen lists={storyLists(localeOf(context))} />
    </LeaveAndReturn>
  ),
  parameters: {
    ...screenParameters,
    flow: { session: { user: person, refresh } },
    msw: { handlers: [held.handler, make, documentsCreateMock.success()] },
  },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsIn = (context: PlayContext) => textsOf(context, 'profileSetup');

async function leaveInTheMiddle(context: PlayContext) {
  await press(wordsIn(context).finish);
  await waitFor(() => expect(held.asked()).toBe(1));
  await press('↔');
  await waitFor(() => expect(context.canvas.queryByRole('heading', { level: 1 })).toBeNull());
}

/** When the user returns, the submission is still pending, and its result is shown. */
export const ResultOnReturn: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await leaveInTheMiddle(context);
    await press('↔');
    await context.canvas.findByRole('heading', { level: 1, name: t.documentsTitle });
    await waitFor(() => expect(context.canvas.getByRole('button', { name: t.back })).toBeDisabled());
    held.release();
    await screen.findByRole('alertdialog', { name: t.successTitle });
    await expect(made).toBe(1);
  },
};

/** When the user does not return, the user is reloaded with the new profile, and the draft is removed. */
export const LeftBehind: Story = {
  play: async (context) => {
    await leaveInTheMiddle(context);
    held.release();
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** A reload during the submission continues where it was: the stored draft has every finished part. */
export const ProgressStored: Story = {
  parameters: { msw: { handlers: [make, heldDocuments.handler, documentsCreateMock.success()] } },
  beforeEach: () => {
    heldDocuments.hold();
    return heldDocuments.release;
  },
  play: async (context) => {
    await press(wordsIn(context).finish);
    await waitFor(() => expect(heldDocuments.asked()).toBe(1));
    await expect(readSetupDraft(person.id)?.progress).toEqual({ profile, sent: [] });
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true })), 'the browser asks').toBe(false);
    heldDocuments.release();
    await screen.findByRole('alertdialog', { name: wordsIn(context).successTitle });
    await waitFor(() => expect(readSetupDraft(person.id)?.progress.sent).toHaveLength(1));
  },
};

/** Only the documents fail: the profile exists, and the user is reloaded. */
export const DocumentsFail: Story = {
  parameters: { msw: { handlers: [make, documentsCreateMock.serverError] } },
  play: async (context) => {
    await press(wordsIn(context).finish);
    await expectNotice(context, failureText('generic', context));
    await expect(refresh).toHaveBeenCalledTimes(1);
    await expect(context.canvas.getByRole('button', { name: wordsIn(context).finish })).toBeEnabled();
    await expect(readSetupDraft(person.id)?.progress.profile).toEqual(profile);
    await waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
  },
};

/** After a reload, the documents that were not sent can still be sent. */
export const DocumentsSentLater: Story = {
  beforeEach: () => writeDraft(person.id, draft, { profile, sent: [] }),
  parameters: { flow: { session: { user: { ...person, profileType: 'provider', profileId: '12' }, refresh } } },
  play: async (context) => {
    const t = wordsIn(context);
    await context.canvas.findByRole('heading', { level: 1, name: t.documentsTitle });
    await press(t.finish);
    await screen.findByRole('alertdialog', { name: t.successTitle });
    await expect(made).toBe(0);
  },
};

/** After a reload of the success, it is shown again, until the screen is left. */
export const SuccessReloaded: Story = {
  beforeEach: () => writeDraft(person.id, draft, { profile, sent: ['documents/licence.pdf'] }),
  parameters: { flow: { session: { user: { ...person, profileType: 'provider', profileId: '12' }, refresh } } },
  play: async (context) => {
    const t = wordsIn(context);
    await screen.findByRole('alertdialog', { name: t.successTitle });
    await press(t.ok);
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
    await expect(sessionStorage).toHaveLength(1);
    await fireEvent.click(screen.getByText('↔'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
};
