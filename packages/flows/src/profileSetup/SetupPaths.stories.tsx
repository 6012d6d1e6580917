import { ApiProvider } from '@kermesse/api/client-context';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { scriptedCalls } from '../stories/paths/scripted-calls.ts';
import { createStage, everyNthPath, walk, type Walk } from '../stories/paths/walk.ts';
import { expectAvailable, failureText, screenOf, type PlayContext, user, fillField } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { storyLists, storyUser } from '../stories/people.ts';
import { noProgress, writeDraft } from './machine/draft.ts';
import type { profileSetupMachine } from './machine/machine.ts';
import { exampleInput, setupPaths, currentStep } from './stories/paths.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { submitOnce, type Outcome } from './machine/submit.ts';

const stage = createStage(scriptedCalls);

function Stage({ locale }: { locale: Locale }) {
  const { round, world } = stage.useWorld();
  return (
    <ApiProvider value={world.client}>
      <ProfileSetupScreen key={round} lists={storyLists(locale)} />
    </ApiProvider>
  );
}

const meta = {
  title: 'Flows/Profile set-up/Paths',
  tags: ['!dev', '!autodocs'],
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  args: { lists: storyLists('fr') },
  render: (_args, context) => <Stage locale={localeOf(context)} />,
  parameters: { ...screenParameters, flow: { session: { user: storyUser({ id: exampleInput.userId }) } } },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function asked(name: string) {
  await waitFor(() => expect(stage.world().isAsked(name), name).toBe(true));
}

/** Responds to the pending calls so that the submission has this outcome. */
async function settle({ failure, profile, phase }: Outcome, hasProfile: boolean, documents: number) {
  const failed = { ok: false, failure };
  if (!hasProfile) {
    await asked('user-profile-create');
    stage.world().resolve('user-profile-create', profile === null ? failed : { ok: true, data: profile });
  }
  if (profile === null || documents === 0) return;
  await asked('documents-create');
  stage
    .world()
    .resolve('documents-create', failure !== null && phase === 'documents' ? failed : { ok: true, data: null });
}

/** Whether a control is unusable: missing, disabled or behind a dialog. */
const isUnusable = (element: HTMLElement | null) =>
  element === null || element.hasAttribute('disabled') || element.closest('[inert]') !== null;

function walker(context: PlayContext): Walk<typeof profileSetupMachine> {
  const t = textsOf(context, 'documents', 'profileForm', 'profileSetup');
  const screen = screenOf(context);
  const button = (name: string) => screen.queryByRole('button', { name });
  const press = async (name: string) => void (await fireEvent.click(screen.getByRole('button', { name })));
  const service = storyLists(localeOf(context)).providerTypeCategories[1]?.name ?? '';
  const name = () => screen.getByLabelText(new RegExp(`^${t.companyName}`));

  async function addDocument() {
    await press(t.addDocument);
    const dialog = await screen.findByRole('dialog', { name: t.addTitle });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(input, new File(['%PDF-1.7'], exampleInput.document.name, { type: 'application/pdf' }));
    await asked('documents-upload');
    stage.world().resolve('documents-upload', { ok: true, data: exampleInput.document });
    await waitFor(() => expectAvailable(button(t.add) as HTMLElement));
    await press(t.add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  /** Asserts that the screen does not offer an event, during a submission or after its end. */
  async function expectNotOffered(type: string) {
    const closed = {
      BACK: t.back,
      ADD_DOCUMENT: t.addDocument,
      REMOVE_DOCUMENT: t.remove.replace('{{name}}', exampleInput.document.name),
    }[type];
    if (closed !== undefined) await waitFor(() => expect(isUnusable(button(closed)), type).toBe(true));
    // Enter in a field still reaches the form.
    else if (type === 'NEXT') context.canvasElement.querySelector('form')?.requestSubmit();
    else await waitFor(() => expect(isUnusable(screen.queryByRole('checkbox', { name: service }))).toBe(true));
  }

  return {
    begin({ input: { userId, draft, progress, pending } }) {
      sessionStorage.clear();
      writeDraft(userId, draft, progress);
      stage.begin((world) => {
        if (pending === undefined || draft === undefined) return;
        void submitOnce(world.client, { userId, draft, progress: noProgress }, () => undefined);
      });
    },
    async act(event, before) {
      const { draft, progress } = before.context;
      const [waiting, finished] = [before.matches({ stepping: 'wait' }), before.matches({ stepping: 'finish' })];
      if ('actorId' in event) {
        const first = progress.profile === null ? 'user-profile-create' : 'documents-create';
        if ('output' in event)
          return settle(event.output as Outcome, progress.profile !== null, draft.documents.length);
        await asked(first);
        return stage.world().reject(first);
      }
      if (finished || (waiting && event.type !== 'WRITE')) return expectNotOffered(event.type);
      if (event.type === 'CHOOSE') await fireEvent.click(screen.getByRole('radio', { name: t[event.profileType] }));
      else if (event.type === 'NEXT') await press(button(t.next) === null ? t.finish : t.next);
      else if (event.type === 'BACK')
        await (button(t.back) === null ? expect(progress.profile).not.toBeNull() : press(t.back));
      else if (event.type === 'ADD_DOCUMENT') await addDocument();
      else if (event.type === 'REMOVE_DOCUMENT') await press(t.remove.replace('{{name}}', exampleInput.document.name));
      else if (event.written.company !== undefined) await fillField(name(), event.written.company.name);
      else await fireEvent.click(screen.getByRole('checkbox', { name: service }));
    },
    async check(snapshot) {
      const { draft, failure, progress } = snapshot.context;
      if (snapshot.matches('choosing')) {
        await screen.findByRole('heading', { name: t.typeTitle });
        const { type } = draft;
        if (type !== null) await waitFor(() => expect(screen.getByRole('radio', { name: t[type] })).toBeChecked());
        return;
      }
      if (snapshot.matches({ stepping: 'finish' })) {
        await screen.findByRole('alertdialog', { name: t.successTitle });
        return;
      }
      const step = currentStep(snapshot) ?? 'company';
      await screen.findByRole('heading', { level: 1, name: t[`${step}Title`] });
      if (step === 'company') await waitFor(() => expect(name()).toHaveValue(draft.company.name));
      if (step === 'services') {
        const chosen = draft.services.preferredServices.length > 0;
        await waitFor(() => expect(screen.queryByRole('checkbox', { name: service, checked: chosen })).not.toBeNull());
      }
      if (step === 'documents')
        await waitFor(() =>
          expect(screen.queryAllByText(exampleInput.document.name)).toHaveLength(draft.documents.length),
        );
      const waiting = snapshot.matches({ stepping: 'wait' });
      await waitFor(async () => {
        await expect(context.canvasElement.querySelector('[data-pending]') !== null, 'pending').toBe(waiting);
        const notices = screen
          .getAllByRole('alert')
          .map((alert) => alert.textContent)
          .join('');
        if (failure === null) await expect(notices).toBe('');
        else if (failure.kind === 'offline') await expect(notices).toContain(failureText('offline', context));
        else await expect(name().closest('form')).toHaveTextContent('Numéro refusé');
        await expect(button(t.back) === null, 'no back button').toBe(progress.profile !== null);
      });
    },
  };
}

const part = (which: number): Story => ({
  play: async (context) => walk(everyNthPath(setupPaths, which, 2), walker(context)),
});

/** Reaches every state and takes every transition, on paths generated from the machine. */
export const FirstHalf = part(0);
export const SecondHalf = part(1);
