import { documentsFileMock } from '@kermesse/api/mocks/documents-file';
import { userProfileUpdateMock } from '@kermesse/api/mocks/user-profile-update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { UnsavedGuard } from '../../form/unsaved/UnsavedGuard.tsx';
import { customer, planner, provider, storyDocuments } from '../../stories/account-people.ts';
import {
  commonStories,
  expectAvailable,
  expectNotice,
  expectToast,
  expectUnavailable,
  failureText,
  type FormScript,
  type PlayContext,
  user,
} from '../../stories/form-stories.ts';
import { localeOf, onFlowStage, textsOf } from '../../stories/flow-story.tsx';
import { restoreDefaultTimeout } from '../../stories/FlowStage.tsx';
import { KeptSession, refreshed } from '../../stories/sessions/KeptSession.tsx';
import { storyLists } from '../../stories/people.ts';
import { RoleBlock } from './RoleBlock.tsx';

/** The bodies of the sent requests, in order. */
let sent: Record<string, unknown>[] = [];
const keep = async ({ request }: { request: Request }) => {
  sent.push((await request.clone().json()) as Record<string, unknown>);
};
const profiles = http.put('*/api/user-profile/:id', keep);
const stored = provider().profile;
const saved = (more: object) => userProfileUpdateMock.success({ data: { ...stored, ...more } as never });

const meta = {
  title: 'Flows/Account/Role',
  component: RoleBlock,
  decorators: [onFlowStage],
  beforeEach: () => {
    sent = [];
  },
  args: { user: provider(), lists: storyLists('fr') },
  render: (args, context) => (
    <UnsavedGuard>
      <KeptSession user={args.user}>
        {(now) => <RoleBlock user={now} lists={storyLists(localeOf(context))} />}
      </KeptSession>
    </UnsavedGuard>
  ),
  parameters: { frameHeight: 720 },
} satisfies Meta<typeof RoleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'documents', 'profileForm', 'form', 'account');

/** Opens a tab and returns its panel. */
async function open(context: PlayContext, tab: 'services' | 'company' | 'documents' | 'networks' | 'others') {
  const name = words(context)[tab];
  await user.click(context.canvas.getByRole('tab', { name }));
  return within(await context.canvas.findByRole('tabpanel', { name }));
}
type Panel = Awaited<ReturnType<typeof open>>;
const companyName = (panel: Panel, context: PlayContext) =>
  panel.getByLabelText(new RegExp(`^${words(context).companyName}`));
const saveIn = (panel: Panel, context: PlayContext) =>
  panel.getByRole<HTMLButtonElement>('button', {
    name: words(context).save,
  });

/** The save button is available only while a value differs. A save stores the response and reloads the user. */
export const Company: Story = {
  parameters: { msw: { handlers: [profiles, saved({ companyName: 'Maison Adjoa 2' })] } },
  play: async (context) => {
    const t = words(context);
    const panel = await open(context, 'company');
    const name = companyName(panel, context);
    await expectUnavailable(saveIn(panel, context));
    await user.type(name, ' 2');
    await expectAvailable(saveIn(panel, context));
    await user.type(name, '{Backspace}{Backspace}');
    await expectUnavailable(saveIn(panel, context));
    await user.type(name, ' 2');
    await user.click(saveIn(panel, context));
    await expectToast(context, t.success);
    await expect(sent).toEqual([
      {
        type: 'provider',
        profileData: { companyName: 'Maison Adjoa 2' },
      },
    ]);
    await waitFor(() => expectUnavailable(saveIn(panel, context)));
    await expect(refreshed).toHaveBeenCalledOnce();
  },
};

/**
 * A biography may have 5,000 characters. Longer input shows an error and is not truncated. A provider without a
 * provider type is an error too. After a timeout, the input is kept.
 */
export const Others: Story = {
  parameters: { msw: { handlers: [profiles, saved({})] }, flow: { timeout: 250 } },
  play: async (context) => {
    const t = words(context);
    const panel = await open(context, 'others');
    const bio = panel.getByRole('textbox', { name: new RegExp(`^${t.bio}`) });
    await user.clear(bio);
    bio.focus();
    await user.paste(`${'Fête 🎉 حفلة '.repeat(500).slice(0, 5000)}!`);
    await expect(bio).toHaveAccessibleDescription(expect.stringMatching(/5.001/));
    for (const trade of panel.getAllByRole('checkbox', { checked: true })) await user.click(trade);
    await user.click(saveIn(panel, context));
    const group = panel.getByRole('group', { name: t.types });
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining(t.required)));
    await expect(bio).toHaveAccessibleDescription(
      expect.stringMatching(/(?:au plus|at most).*|5.000 (?:caractères|characters)/),
    );
    await expect(sent).toEqual([]);
    await user.click(panel.getAllByRole('checkbox')[1] as HTMLElement);
    await user.type(bio, '{Backspace}');
    context.msw.use(userProfileUpdateMock.pending);
    await user.click(saveIn(panel, context));
    await expectNotice(context, failureText('timeout', context));
    restoreDefaultTimeout();
    context.msw.use(profiles, saved({}));
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [{ profileData }] = sent as [{ profileData: { bio: string; types: string[] } }];
    await expect(profileData.bio).toHaveLength(5000);
    await expect(profileData.types).toEqual(['2']);
  },
};

/** A planner's form sends no provider types. */
export const PlannerOthers: Story = {
  args: { user: planner() },
  parameters: { msw: { handlers: [profiles, saved({ types: [], bio: 'Depuis 2012.!' })] } },
  play: async (context) => {
    const t = words(context);
    const panel = await open(context, 'others');
    await user.type(panel.getByRole('textbox', { name: new RegExp(`^${t.bio}`) }), '!');
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(sent).toEqual([{ type: 'planner', profileData: { bio: 'Depuis 2012.!' } }]));
  },
};

/**
 * The input of a tab is kept when the tab changes. Fields that the server rejects show their errors. Offline, the input
 * is kept. Only the changed link is sent, so the others are kept.
 */
export const Networks: Story = {
  parameters: { msw: { handlers: [profiles, saved({})] } },
  play: async (context) => {
    const t = words(context);
    let panel = await open(context, 'networks');
    const facebook = panel.getByRole('textbox', { name: new RegExp(`^${t.facebook}`) });
    await user.type(facebook, 'not a link');
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(facebook).toHaveAccessibleDescription(expect.stringContaining(t.link)));
    await open(context, 'company');
    panel = await open(context, 'networks');
    await expect(facebook).toHaveValue('not a link');
    await user.clear(facebook);
    await user.type(facebook, 'facebook.com/adjoa');
    context.msw.use(
      userProfileUpdateMock.refuses('form/invalid_data', { 'profileData.socialLinks.facebook': 'required' }),
    );
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(facebook).toHaveAccessibleDescription(expect.stringContaining(t.required)));
    await waitFor(() => expect(facebook).toHaveFocus());
    context.msw.use(userProfileUpdateMock.offline);
    await user.click(saveIn(panel, context));
    await expectNotice(context, failureText('offline', context));
    await expect(facebook).toHaveValue('facebook.com/adjoa');
    context.msw.use(profiles, saved({}));
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent).toEqual([
      { type: 'provider', profileData: { socialLinks: { facebook: 'facebook.com/adjoa' } } },
    ]);
  },
};

/** A customer's only tab. A malformed response shows an error, and the selection is kept. */
export const Services: Story = {
  args: { user: customer() },
  parameters: {
    msw: { handlers: [profiles, userProfileUpdateMock.success({ data: { preferredServices: ['2', '1'] } })] },
  },
  play: async (context) => {
    const panel = await open(context, 'services');
    const [first] = panel.getAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await user.click(first as HTMLElement);
    await expectUnavailable(saveIn(panel, context));
    await user.click(first as HTMLElement);
    context.msw.use(userProfileUpdateMock.malformed);
    await user.click(saveIn(panel, context));
    await expectNotice(context, failureText('generic', context));
    await expect(first).toBeChecked();
    context.msw.use(profiles, userProfileUpdateMock.success({ data: { preferredServices: ['2', '1'] } }));
    await user.click(saveIn(panel, context));
    await waitFor(() => expect(sent).toEqual([{ type: 'customer', profileData: { preferredServices: ['2', '1'] } }]));
    await waitFor(() => expectUnavailable(saveIn(panel, context)));
  },
};

/**
 * All four forms are a `ProfilePartForm`, so the company form covers every failure; Networks covers
 * offline and a rejected field, Others a timeout, Services a malformed response.
 */
const company: FormScript = {
  path: '/user-profile/:id',
  success: saved({ companyName: 'Maison Adjoa 2' }),
  fill: async (context) => {
    await user.type(companyName(await open(context, 'company'), context), ' 2');
  },
  button: (context) => words(context).save,
  isKept: async (context) => {
    await expect(companyName(await open(context, 'company'), context)).toHaveValue('Maison Adjoa 2');
  },
  isDone: (context) => expectToast(context, words(context).success),
};
const saving = commonStories(company, userProfileUpdateMock, 'generic');
export const SaveOffline = saving.Offline;
export const SaveTimeout = saving.Timeout;
export const SaveServerError = saving.ServerError;
export const SaveMalformed = saving.Malformed;
export const SaveTooManyTries = saving.TooManyTries;

/** Documents of all three statuses. The user's own file can be opened. */
export const Documents: Story = {
  tags: ['screenshot'],
  parameters: { msw: { handlers: [documentsFileMock.success()] } },
  play: async (context) => {
    const t = words(context);
    const panel = await open(context, 'documents');
    const rows = within(panel.getByRole('list', { name: t.list })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    for (const [place, state] of [t.status1, t.status0, t.status2].entries())
      await expect(rows[place]).toHaveTextContent(state);
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(
      panel.getByRole('button', { name: t.viewNamed.replace('{{name}}', storyDocuments[0]?.name ?? '') }),
    );
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    await user.tab();
  },
};
