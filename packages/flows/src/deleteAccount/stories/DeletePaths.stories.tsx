import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { storeInput, storedInputKey } from '../../keptInput/stored-input.ts';
import { scriptedCalls } from '../../stories/paths/scripted-calls.ts';
import { createStage, walk, type Walk } from '../../stories/paths/walk.ts';
import { onFlowStage, screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { failureText, screenOf, fillField, type PlayContext } from '../../stories/form-stories.ts';
import { storyUser } from '../../stories/people.ts';
import { DeleteAccountScreen } from '../DeleteAccountScreen.tsx';
import { deleteAccountMachine, type DeleteRequest, type DeletionResult, type OwnerProof } from '../machine.ts';
import { deletePaths } from './paths.ts';

const person = storyUser();

/** A backend whose responses the story controls. */
const stage = createStage(() => {
  const calls = scriptedCalls();
  const deletion = fromPromise<DeletionResult, DeleteRequest>(() => calls.ask('deletion'));
  return { ...calls, machine: deleteAccountMachine.provide({ actors: { deletion } }) };
});

/** The proof that the current path requires. */
let proof: OwnerProof | undefined;
/** The input on the screen. */
let request: DeleteRequest;

function Stage() {
  const { round, world } = stage.useWorld();
  return <DeleteAccountScreen key={round} machine={world.machine} proof={proof} />;
}

const meta = {
  title: 'Flows/Delete account/Paths',
  tags: ['!dev', '!autodocs'],
  component: DeleteAccountScreen,
  decorators: [onFlowStage],
  parameters: { ...screenParameters, flow: { session: { user: person } } },
  render: () => <Stage />,
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function walker(context: PlayContext): Walk<typeof deleteAccountMachine> {
  const t = textsOf(context, 'deleteAccount');
  const screen = screenOf(context);
  const labels = { email: t.email, password: t.password, confirmText: t.confirmText.replace('{{phrase}}', t.phrase) };
  const fieldOf = (name: keyof typeof labels) =>
    screen.getByLabelText<HTMLInputElement>(labels[name], { selector: 'input' });
  const shownFields = () =>
    proof === 'phrase' ? (['confirmText'] as const) : (['email', 'password', 'confirmText'] as const);
  const press = async (name: string) => void (await fireEvent.click(screen.getByRole('button', { name })));
  return {
    begin({ input }) {
      ({ proof } = input);
      request = { reason: '', email: '', password: '', confirmText: '' };
      if (input.restored) {
        request = { ...request, reason: 'privacy', confirmText: t.phrase };
        storeInput(storedInputKey(person.id, 'account-deletion'), request);
      }
      stage.begin();
    },
    async act(event) {
      if ('actorId' in event) {
        await waitFor(() => expect(stage.world().isAsked('deletion')).toBe(true));
        if ('output' in event) stage.world().resolve('deletion', event.output);
        else stage.world().reject('deletion');
        return;
      }
      if (event.type === 'CONTINUE') {
        request = { ...request, reason: 'privacy' };
        await fireEvent.click(screen.getByRole('radio', { name: t.privacy }));
      }
      if (event.type === 'DELETE') {
        request = { ...request };
        for (const name of shownFields()) {
          request[name] = event.request[name];
          await fillField(fieldOf(name), request[name]);
        }
      }
      await press({ CONTINUE: t.continue, BACK: t.back, DELETE: t.delete }[event.type]);
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
        await waitFor(() => expect(chosen()).toBe(request.reason || null));
      }
      if (value !== 'confirmation' && value !== 'deleting') return;
      await waitFor(async () => {
        for (const name of shownFields()) await expect(fieldOf(name)).toHaveValue(request[name]);
        const message = known.error?.message as Parameters<typeof failureText>[0] | undefined;
        const alert = screen.getByRole('alert');
        if (message === undefined) await expect(alert).toBeEmptyDOMElement();
        else await expect(alert).toHaveTextContent(failureText(message, context));
        const last = screen.getByRole('button', { name: value === 'deleting' ? t.deleting : t.delete });
        if (value === 'deleting') await expect(last).toHaveAttribute('data-pending');
        else await expect(!last.hasAttribute('aria-disabled')).toBe(snapshot.can({ type: 'DELETE', request }));
      });
    },
  };
}

/** Reaches every state and takes every transition, on paths generated from the machine. */
export const EveryTransition: Story = {
  play: async (context) => walk(deletePaths(textsOf(context, 'deleteAccount').phrase), walker(context)),
};
