import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import { userProfileCreateMock } from '@kermesse/api/mocks/user-profile-create';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { storedInputKey } from '../keptInput/stored-input.ts';
import { maxLengths } from '../profileForm/checks/lengths.ts';
import {
  expectAvailable,
  expectNotice,
  failureText,
  screenOf,
  type PlayContext,
  press,
} from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { storyLists, storyUser } from '../stories/people.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';
import { draftBeforeSubmit, company, licence, userWithoutProfile, proof, withDraft } from './stories/setup-drafts.ts';

const meta = {
  title: 'Flows/Profile set-up',
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  args: { lists: storyLists('fr') },
  render: (_args, context) => <ProfileSetupScreen lists={storyLists(localeOf(context))} />,
  parameters: {
    ...screenParameters,
    flow: { session: { user: userWithoutProfile } },
    msw: { handlers: [userProfileCreateMock.success(), documentsUploadMock.success(), documentsCreateMock.success()] },
  },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = userEvent.setup({ delay: null });
const title = (context: PlayContext, name: string) => context.canvas.findByRole('heading', { level: 1, name });

/** Three types to choose from, without that of administrators. A choice is required. */
export const ChooseType: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    const cards = context.canvas.getAllByRole('radio');
    await expect(cards.map((card) => card.getAttribute('value'))).toEqual(['provider', 'customer', 'planner']);
    await press(t.next);
    await expect(context.canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      expect.stringContaining(t.required),
    );
    await user.click(context.canvas.getByRole('radio', { name: t.provider }));
    await press(t.next);
    await expect(await title(context, t.companyTitle)).toHaveFocus();
    await press(t.back);
    await expect(await context.canvas.findByRole('radio', { name: t.provider })).toBeChecked();
  },
};

/** A customer has one step, followed by the success dialog. */
export const Customer: Story = {
  tags: ['screenshot'],
  beforeEach: withDraft({ type: 'customer' }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await user.click(
      await context.canvas.findByRole('checkbox', {
        name: storyLists(localeOf(context)).providerTypeCategories[1]?.name,
      }),
    );
    await press(t.finish);
    const dialog = await screen.findByRole('alertdialog', { name: t.successTitle });
    await expect(dialog).toHaveTextContent(t.successText);
    await press(t.ok);
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
  },
};

const refresh = fn(() => new Promise<void>(() => undefined));
const update = fn();

/**
 * The user has the new profile before OK is pressed, so that Back cannot open the set-up again. The user is reloaded
 * before the home page opens: once, however often OK is pressed.
 */
export const Leaving: Story = {
  tags: ['!autodocs'],
  beforeEach: withDraft({ type: 'customer', services: { preferredServices: ['1'] } }),
  parameters: { flow: { session: { user: userWithoutProfile, refresh, update } } },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await press(t.finish);
    const created = { profileType: 'customer', profileId: 'profile-3' };
    await waitFor(() => expect(update).toHaveBeenCalledWith({ ...userWithoutProfile, ...created }));
    await press(t.ok);
    await waitFor(() => expect(screen.getByText(t.leaving)).toBeVisible());
    await user.keyboard('{Enter}{Escape}');
    await expect(refresh).toHaveBeenCalledOnce();
  },
};

/** The input is validated, and kept by Back and over a reload. */
export const Company: Story = {
  tags: ['screenshot'],
  beforeEach: withDraft({ type: 'provider' }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    const { canvas } = context;
    await user.type(await canvas.findByLabelText(new RegExp(`^${t.companyName}`)), company.name);
    const email = canvas.getByLabelText(new RegExp(`^${t.companyEmail} `));
    await user.type(email, 'adjoa@');
    await press(t.next);
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(t.email)));
    await waitFor(() => expect(email).toHaveFocus());
    await user.clear(email);
    await press(t.next);
    await title(context, t.moreTitle);
    await press(t.back);
    await expect(await canvas.findByLabelText(new RegExp(`^${t.companyName}`))).toHaveValue(company.name);
    await expect(sessionStorage.getItem(storedInputKey(userWithoutProfile.id, 'profile-setup'))).toContain(
      company.name,
    );
  },
};

/** The biography and eight provider types, until "Display more" is pressed. A provider needs at least one type. */
export const ProviderTrade: Story = {
  tags: ['screenshot'],
  beforeEach: withDraft({ type: 'provider', step: 1, company }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    const { canvas } = context;
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(8);
    const fields = context.canvasElement.querySelectorAll('form textarea, form input');
    await expect([...fields].map(({ tagName }) => tagName)).toEqual(['TEXTAREA', ...Array<string>(8).fill('INPUT')]);
    await press(t.next);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: t.types })).toHaveAccessibleDescription(
        expect.stringContaining(t.required),
      ),
    );
    await press(t.displayMore);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
    await user.click(canvas.getAllByRole('checkbox')[8] as HTMLElement);
    await press(t.next);
    await title(context, t.linksTitle);
  },
};

/** A planner has no provider types. A biography that is too long shows an error, as on the account page. */
export const Planner: Story = {
  beforeEach: withDraft({ type: 'planner', step: 1, more: { bio: 'é'.repeat(maxLengths.bio + 1), types: [] } }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await title(context, t.moreTitle);
    await expect(context.canvas.queryAllByRole('checkbox')).toHaveLength(0);
    const bio = context.canvas.getByRole('textbox', { name: new RegExp(`^${t.bio}`) });
    await press(t.next);
    await waitFor(() => expect(bio).toHaveAccessibleDescription(expect.stringMatching(/5.000/)));
    await user.clear(bio);
    await press(t.next);
    await title(context, t.linksTitle);
  },
};

export const Links: Story = {
  tags: ['screenshot'],
  beforeEach: withDraft({ type: 'planner', step: 2 }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    const website = await context.canvas.findByLabelText(new RegExp(`^${t.website}`));
    await user.type(website, 'ftp://maison-adjoa.tg');
    await press(t.next);
    await waitFor(() => expect(website).toHaveAccessibleDescription(expect.stringContaining(t.link)));
    await user.clear(website);
    await user.type(website, 'maison-adjoa.tg');
    await press(t.next);
    await title(context, t.documentsTitle);
  },
};

/** At least one document is required. The dialog uploads a file and asks for its name and type. */
export const Documents: Story = {
  tags: ['screenshot'],
  beforeEach: withDraft({ ...draftBeforeSubmit, documents: [] }),
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    const page = screenOf(context);
    await press(t.finish);
    const add = page.getByRole('button', { name: t.addDocument });
    await waitFor(() => expect(add).toHaveFocus());
    await expect(add).toHaveAccessibleDescription(t.required);
    await press(t.addDocument);
    const dialog = await page.findByRole('dialog', { name: t.addTitle });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }));
    const name = page.getByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveValue('licence.pdf'));
    await waitFor(() => expectAvailable(page.getByRole('button', { name: t.add })));
    await user.click(page.getByRole('radio', { name: t.proof }));
    await press(t.add);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const list = await context.canvas.findByRole('list', { name: t.list });
    await expect(list).toHaveTextContent('licence.pdf');
    await expect(list).toHaveTextContent(t.proof);
  },
};

const calls: string[] = [];
const made = http.post('*/api/user-profile', () => {
  calls.push('profile');
  return Response.json({ data: { profileType: 'provider', profileId: '12', id: userWithoutProfile.id } });
});
const sent = http.post('*/api/documents', async ({ request }) => {
  const { path } = (await request.json()) as { path: string };
  const first = calls.filter((call) => call === proof.path).length === 0;
  calls.push(path);
  return path === proof.path && first ? new Response('{}', { status: 500 }) : Response.json({ data: null });
});

/** After a partial failure, the next submission continues where the first one stopped. Nothing is created twice. */
export const HalfWay: Story = {
  beforeEach: () => {
    calls.length = 0;
    withDraft(draftBeforeSubmit)();
  },
  parameters: { msw: { handlers: [made, sent] } },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await press(t.finish);
    await expectNotice(context, failureText('generic', context));
    await expect(context.canvas.queryByRole('button', { name: t.back })).toBeNull();
    await user.dblClick(await context.canvas.findByRole('button', { name: t.finish }));
    await screen.findByRole('alertdialog', { name: t.successTitle });
    await expect(calls).toEqual(['profile', licence.path, proof.path, proof.path]);
  },
};

/** The server's error for a field opens its step and appears at the field. */
export const ServerErrors: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  beforeEach: withDraft(draftBeforeSubmit),
  parameters: {
    msw: {
      handlers: [userProfileCreateMock.refuses('form/invalid_data', { 'profileData.companyInfo.phone': 'phone' })],
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await press(t.finish);
    await title(context, t.companyTitle);
    const phone = await context.canvas.findByLabelText(new RegExp(`^${t.companyPhone} `));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(t.phone)));
  },
};

/** When the browser blocks storage, the set-up works, but its input is not kept over a reload. */
export const StorageForbidden: Story = {
  beforeEach: () => {
    spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await user.click(await context.canvas.findByRole('radio', { name: t.planner }));
    await press(t.next);
    await title(context, t.companyTitle);
  },
};

/** A user who already has a profile sees a link to it. */
export const HasProfile: Story = {
  tags: ['screenshot'],
  parameters: {
    flow: {
      session: { user: storyUser({ profileType: 'customer', profileId: '1', profile: { preferredServices: [] } }) },
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'profileForm', 'form', 'profileSetup');
    await expect(await context.canvas.findByRole('link', { name: t.toProfile })).toHaveAttribute(
      'href',
      '/account/profile',
    );
  },
};
