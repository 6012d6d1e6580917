import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { scriptedCalls } from '../paths/scripted-calls.ts';
import { createStage, walk, type Walk } from '../paths/walk.ts';
import { beforeEachFlow, onFlowStage, screenParameters, wordsOf } from '../stories/flow-story.tsx';
import { failureText, screenOf, fillField, type PlayContext } from '../stories/form-stories.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { deleteAccountMachine, type DeleteInput, type DeleteRequest, type DeletionResponse } from './machine.ts';
import { deletePaths } from './paths.ts';
import en from './texts.en.json' with { type: 'json' };
import fr from './texts.fr.json' with { type: 'json' };

/** A backend whose responses the story controls. */
const stage = createStage(() => {
  const calls = scriptedCalls();
  const deletion = fromPromise<DeletionResponse, DeleteRequest>(() => calls.ask('deletion'));
  return { ...calls, machine: deleteAccountMachine.provide({ actors: { deletion } }) };
});

/** The machine's input at the beginning of the current path. */
let input: DeleteInput = { phrase: '' };

function Stage() {
  const { round, world } = stage.useWorld();
  return <DeleteAccountScreen key={round} machine={world.machine} proof={input.proof} typed={input.typed} />;
}

const meta = {
  title: 'Flows/Delete account/Paths',
  tags: ['!dev', '!autodocs'],
  component: DeleteAccountScreen,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  parameters: screenParameters,
  render: () => <Stage />,
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function walker(context: PlayContext): Walk<typeof deleteAccountMachine> {
  const t = wordsOf({ fr, en }, context);
  const screen = screenOf(context);
  const labels = { email: t.email, password: t.password, confirmText: t.confirmText.replace('{{phrase}}', t.phrase) };
  const fieldOf = (name: keyof typeof labels) =>
    screen.getByLabelText<HTMLInputElement>(labels[name], { selector: 'input' });
  const press = async (name: string) => void (await fireEvent.click(screen.getByRole('button', { name })));
  return {
    begin(path) {
      ({ input } = path);
      stage.begin();
    },
    async act(event) {
      if ('actorId' in event) {
        await waitFor(() => expect(stage.world().isAsked('deletion')).toBe(true));
        if ('output' in event) stage.world().resolve('deletion');
        else stage.world().reject('deletion');
      } else if (event.type === 'TYPE') {
        await fillField(fieldOf(event.field), event.text);
      } else if (event.type === 'REASON') {
        await fireEvent.click(screen.getByRole('radio', { name: t[event.reason] }));
      } else {
        await press({ CONTINUE: t.continue, BACK: t.back, DELETE: t.delete }[event.type]);
      }
    },
    async check(snapshot) {
      const { value, context: known } = snapshot;
      const title = {
        opening: t.warningTitle,
        warning: t.warningTitle,
        confirmation: t.confirmTitle,
        deleting: t.confirmTitle,
        done: t.doneTitle,
      }[value];
      await screen.findByRole('heading', { level: 1, name: title });
      if (value === 'warning') {
        const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value') ?? null;
        await waitFor(() => expect(chosen()).toBe(known.reason));
      }
      if (value !== 'confirmation' && value !== 'deleting') return;
      await waitFor(async () => {
        const fields =
          known.proof === 'phrase' ? (['confirmText'] as const) : (['email', 'password', 'confirmText'] as const);
        for (const name of fields) await expect(fieldOf(name)).toHaveValue(known[name]);
        await expect(screen.getByRole('alert').textContent).toContain(
          known.failed ? failureText('deletionFailed', context) : '',
        );
        const last = screen.getByRole('button', { name: value === 'deleting' ? t.deleting : t.delete });
        if (value === 'deleting') await expect(last).toHaveAttribute('data-pending');
        else await expect(!last.hasAttribute('aria-disabled')).toBe(snapshot.can({ type: 'DELETE' }));
      });
    },
  };
}

/** Reaches every state and takes every transition, on paths generated from the machine. */
export const EveryTransition: Story = {
  play: async (context) => walk(deletePaths(wordsOf({ fr, en }, context).phrase), walker(context)),
};
