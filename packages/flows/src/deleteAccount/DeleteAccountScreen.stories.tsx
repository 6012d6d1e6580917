import { deletionReasons } from '@kermesse/api/schemas/account/deletion';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { FlowTexts } from '../stories/flow-texts.ts';
import { onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import {
  expectAvailable,
  expectUnavailable,
  failureText,
  fillField,
  type PlayContext,
  user,
} from '../stories/form-stories.ts';
import { LeaveAndReturn, leaveAndReturn } from '../stories/leaving/LeaveAndReturn.tsx';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { deleteAccountMachine, deletionAfter, type DeleteRequest, type DeletionResult } from './machine.ts';

type Words = FlowTexts['deleteAccount'];

type Canvas = StoryContext['canvas'];

const meta = {
  title: 'Flows/Delete account',
  component: DeleteAccountScreen,
  decorators: [onFlowStage],
  parameters: screenParameters,
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const quick = deleteAccountMachine.provide({ actors: { deletion: deletionAfter(20) } });

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const phraseField = (canvas: Canvas, t: Words) =>
  canvas.getByRole('textbox', { name: t.confirmText.replace('{{phrase}}', t.phrase) });

async function toConfirmation(canvas: Canvas, t: Words) {
  await user.click(await button(canvas, t.continue));
  await title(canvas, t.confirmTitle);
}

async function fillIn(canvas: Canvas, t: Words) {
  await fillField(canvas.getByRole('textbox', { name: t.email }), 'afi@example.com');
  await fillField(canvas.getByLabelText(t.password), 'Kermesse-2026!');
  await fillField(phraseField(canvas, t), t.phrase);
}

/** The warning offers six optional reasons. */
export const Warning: Story = {
  tags: ['screenshot'],
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals }, 'deleteAccount');
    const options = canvas.getAllByRole('radio');
    await expect(options.map((option) => option.getAttribute('value'))).toEqual([...deletionReasons]);
    await expect(canvas.getByRole('link', { name: t.keep })).toHaveAttribute('href', '/account/profile');
  },
};

/** The delete button needs email, password and phrase. Going back keeps the reason and the input. */
export const Confirmation: Story = {
  tags: ['screenshot'],
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals }, 'deleteAccount');
    await user.click(canvas.getByRole('radio', { name: t.privacy }));
    await toConfirmation(canvas, t);
    await expect(await title(canvas, t.confirmTitle)).toHaveFocus();
    await expect(document.title).toContain(`${t.confirmTitle} – `);
    const last = await button(canvas, t.delete);
    await expectUnavailable(last);
    await fillIn(canvas, t);
    await expectAvailable(last);
    await user.type(phraseField(canvas, t), 's');
    await expectUnavailable(last);
    await user.type(phraseField(canvas, t), '{Backspace}');
    await user.click(await button(canvas, t.back));
    await expect(canvas.getByRole('radio', { name: t.privacy })).toBeChecked();
    await toConfirmation(canvas, t);
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveValue('afi@example.com');
  },
};

/** The page is left and shown again: the step and the input are still there, except the password. */
export const LeftAndShownAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <LeaveAndReturn>
      <DeleteAccountScreen />
    </LeaveAndReturn>
  ),
  play: async (context) => {
    const { canvas } = context;
    const t = textsOf(context, 'deleteAccount');
    await user.click(canvas.getByRole('radio', { name: t.privacy }));
    await leaveAndReturn(context);
    await expect(canvas.getByRole('radio', { name: t.privacy })).toBeChecked();
    await toConfirmation(canvas, t);
    await fillIn(canvas, t);
    await leaveAndReturn(context);
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveValue('afi@example.com');
    await expect(phraseField(canvas, t)).toHaveValue(t.phrase);
    await expect(canvas.getByLabelText(t.password)).toHaveValue('');
    await user.click(await button(canvas, t.back));
    await expect(canvas.getByRole('radio', { name: t.privacy })).toBeChecked();
  },
};

/** The message after the deletion, without a request to the server (specification §4). */
export const Done: Story = {
  tags: ['screenshot'],
  render: () => <DeleteAccountScreen machine={quick} />,
  play: async ({ canvas, globals }) => {
    const t = textsOf({ globals }, 'deleteAccount');
    await toConfirmation(canvas, t);
    await fillIn(canvas, t);
    await user.keyboard('{Enter}');
    await title(canvas, t.doneTitle);
    await expect(canvas.getByRole('link', { name: t.home })).toHaveAttribute('href', '/');
  },
};

const asked: DeleteRequest[] = [];
/** Settles the pending deletion: the first one fails, the second one succeeds. */
let end: () => void = () => undefined;
const deletion = fromPromise<DeletionResult, DeleteRequest>(({ input }) => {
  asked.push(input);
  const first = asked.length === 1;
  const succeeded = { ok: true, data: { eraseAt: null } } as const;
  return new Promise((resolve, reject) => (end = () => (first ? reject(new Error('refused')) : resolve(succeeded))));
});
const machine = deleteAccountMachine.provide({ actors: { deletion } });

/** A backend fails once: 'Error deleting account' appears, and the input is kept. In a test, the retry succeeds. */
export const Failure: Story = {
  render: () => <DeleteAccountScreen machine={machine} />,
  parameters: {
    continuation: async (context: PlayContext) => {
      const { canvas } = context;
      const t = textsOf(context, 'deleteAccount');
      await user.click(await button(canvas, t.delete));
      await waitFor(() => expect(asked).toHaveLength(2));
      end();
      await title(canvas, t.doneTitle);
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const t = textsOf(context, 'deleteAccount');
    asked.length = 0;
    await user.click(canvas.getByRole('radio', { name: t.other }));
    await toConfirmation(canvas, t);
    await fillIn(canvas, t);
    await user.dblClick(await button(canvas, t.delete));
    await expect(asked).toHaveLength(1);
    end();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failureText('deletionFailed', context)));
    await expect(asked).toEqual([
      { reason: 'other', email: 'afi@example.com', password: 'Kermesse-2026!', confirmText: t.phrase },
    ]);
  },
};
