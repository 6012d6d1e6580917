import { ApiProvider } from '@kermesse/api/client-context';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { HumanCheckProvider } from '../humanCheck/context.ts';
import type { HumanCheckOutcome } from '../humanCheck/service.ts';
import { scriptedCalls } from '../stories/paths/scripted-calls.ts';
import { createStage, everyNthPath, walk, type Walk } from '../stories/paths/walk.ts';
import { StorySession } from '../session/StorySession.tsx';
import { onFlowStage, spies, textsOf } from '../stories/flow-story.tsx';
import { screenOf, fillField, type PlayContext } from '../stories/form-stories.ts';
import type { phoneLoginMachine } from './machine/machine.ts';
import { given, phonePaths, retryDelay } from './stories/paths.ts';
import { createManualClock, words } from './stories/phone-story.tsx';
import { ReopenableDialog } from './stories/ReopenableDialog.tsx';
import { PhoneLoginDialog } from './PhoneLoginDialog.tsx';
import { storeRequest } from './machine/stored-request.ts';

const clock = createManualClock();
const stage = createStage(scriptedCalls);

function Stage() {
  const { round, world } = stage.useWorld();
  return (
    <ApiProvider value={world.client}>
      <HumanCheckProvider value={() => world.ask<HumanCheckOutcome>('checkHuman')}>
        <StorySession connect={() => world.ask<void>('connect')}>
          <ReopenableDialog key={round} isOpen onOpenChange={fn()} clock={clock} />
        </StorySession>
      </HumanCheckProvider>
    </ApiProvider>
  );
}

const meta = {
  title: 'Flows/Phone login/Paths',
  tags: ['!dev', '!autodocs'],
  component: PhoneLoginDialog,
  decorators: [onFlowStage],
  parameters: { layout: 'fullscreen', frameHeight: 760 },
  args: { isOpen: true, onOpenChange: fn() },
  render: () => <Stage />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Maps the actors of the machine to the operations that they call. */
const asked: Record<string, string> = { lookUp: 'user-phone', sendCode: 'auth-phone', verifyCode: 'auth-phone-verify' };

function walker(context: PlayContext): Walk<typeof phoneLoginMachine> {
  const t = words(context);
  const screen = screenOf(context);
  const failures: Record<string, string> = textsOf(context, 'failures');
  const press = async (name: string) => void (await fireEvent.click(screen.getByRole('button', { name })));
  const fill = async (label: string, value: string) =>
    fillField(await screen.findByRole('textbox', { name: label }), value);
  return {
    begin({ input: { request } }) {
      sessionStorage.clear();
      clock.reset();
      spies.go.mockClear();
      if (request !== undefined) storeRequest(request);
      stage.begin();
    },
    async act(event) {
      if ('actorId' in event) {
        const world = stage.world();
        const name = asked[event.actorId] ?? event.actorId;
        await waitFor(() => expect(world.isAsked(name), name).toBe(true));
        if ('output' in event) world.resolve(name, event.output);
        else world.reject(name);
      } else if (event.type === 'SUBMIT_PHONE') {
        await fill(t.phone.label, given.phone);
        await press(t.phone.submit);
      } else if (event.type === 'SUBMIT_NAMES') {
        await fill(t.names.firstname, given.firstname);
        await fill(t.names.lastname, given.lastname);
        await press(t.names.submit);
      } else if (event.type === 'SUBMIT_CODE') {
        await fill(t.code.label, given.code);
        await press(t.code.submit);
      } else if (event.type === 'WAIT_OVER') {
        clock.pass(retryDelay);
      } else {
        await press(event.type === 'RESEND' ? t.code.resend : t.change);
      }
    },
    async check({ value, context: { step, error } }) {
      if (value === 'connected') {
        await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
        return;
      }
      const resting = value === 'phone' || value === 'names' || value === 'code';
      await waitFor(async () => {
        await expect(screen.getByRole('heading', { name: t[step].title })).toBeVisible();
        const pending = screen.getByRole('dialog').querySelector('[data-pending]') !== null;
        await expect(pending, 'pending').toBe(!resting);
        const notice = screen.getByRole('alert').textContent;
        if (error?.message === undefined) await expect(notice).toBe('');
        else await expect(notice).toContain(failures[error.message]);
      });
    },
  };
}

const paths = phonePaths(clock);
const part = (which: number): Story => ({
  play: async (context) => walk(everyNthPath(paths, which, 3), walker(context)),
});

/** Reaches every state and takes every transition, on paths generated from the machine. */
export const FirstThird = part(0);
export const SecondThird = part(1);
export const LastThird = part(2);
