import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StepHistoryProvider, type StepHistory } from '../site/step-history.ts';
import { screenOf, user, type PlayContext, press } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { storyLists } from '../stories/people.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { draftBeforeSubmit, userWithoutProfile, withDraft } from './stories/setup-drafts.ts';

/** Goes back by the browser's history. Returns whether the set-up shows the step before. */
let goBack: () => boolean = () => true;
const stepHistory: StepHistory = {
  connect(handler) {
    goBack = handler;
    return () => undefined;
  },
  showStep: () => undefined,
};

/** The browser's Back at the last step of the set-up, whose dialog uploads a document. */
const meta = {
  title: 'Flows/Profile set-up/Back from dialog',
  tags: ['!dev', '!autodocs'],
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  beforeEach: withDraft({ ...draftBeforeSubmit, documents: [] }),
  args: { lists: storyLists('fr') },
  render: (_args, context) => (
    <StepHistoryProvider value={stepHistory}>
      <ProfileSetupScreen lists={storyLists(localeOf(context))} />
    </StepHistoryProvider>
  ),
  parameters: {
    ...screenParameters,
    flow: { session: { user: userWithoutProfile } },
    msw: { handlers: [documentsUploadMock.success()] },
  },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = (context: PlayContext, name: string) => context.canvas.findByRole('heading', { level: 1, name });

/** Back closes an empty dialog. Without a dialog, it returns to the step before. */
export const WithoutFile: Story = {
  play: async (context) => {
    const t = textsOf(context, 'form', 'documents', 'profileSetup');
    const page = screenOf(context);
    await press(t.addDocument);
    await page.findByRole('dialog', { name: t.addTitle });
    await expect(goBack()).toBe(false);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await title(context, t.documentsTitle);
    await expect(goBack()).toBe(true);
    await title(context, t.linksTitle);
  },
};

/** Back asks before the file of a dialog is lost. Back again keeps it. */
export const WithFile: Story = {
  play: async (context) => {
    const t = textsOf(context, 'form', 'documents', 'profileSetup');
    const page = screenOf(context);
    await press(t.addDocument);
    const dialog = await page.findByRole('dialog', { name: t.addTitle });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: t.name })).toHaveValue('licence.pdf'));
    await expect(goBack()).toBe(false);
    await page.findByRole('alertdialog', { name: t.unsavedTitle });
    await expect(goBack()).toBe(false);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByRole('textbox', { name: t.name })).toHaveValue('licence.pdf');
    await expect(goBack()).toBe(false);
    await page.findByRole('alertdialog', { name: t.unsavedTitle });
    await press(t.leave);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await title(context, t.documentsTitle);
  },
};
