import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneCustomer, customer, planner, provider } from '../../stories/account-people.ts';
import {
  commonStories,
  expectAvailable,
  expectToast,
  expectUnavailable,
  fieldsStory,
  screenOf,
  successStory,
  type FormScript,
  type PlayContext,
  user,
} from '../../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { KeptSession } from '../../stories/sessions/KeptSession.tsx';
import { storyLists } from '../../stories/people.ts';
import { StoryBlocker } from '../../stories/StoryBlocker.tsx';
import { ProfileTab } from './ProfileTab.tsx';

/** The values that were saved last. */
let saved: Record<string, unknown> = {};
const savingOf = (who: User) =>
  http.put('*/api/users/self/:id', async ({ request }) => {
    saved = (await request.clone().json()) as Record<string, unknown>;
    return HttpResponse.json({ data: { ...who, ...saved } });
  });
const saving = savingOf(customer());

const meta = {
  title: 'Flows/Account/Profile',
  component: ProfileTab,
  decorators: [onFlowStage],
  beforeEach: () => {
    saved = {};
  },
  args: { user: customer(), lists: storyLists('fr') },
  render: (args, context) => (
    <KeptSession user={args.user}>
      {(now) => <ProfileTab user={now} lists={storyLists(localeOf(context))} />}
    </KeptSession>
  ),
  parameters: { ...screenParameters, layout: 'padded', msw: { handlers: [saving] } },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a text field by its label. The French label of the email begins with the label of the address. */
const textbox = (context: PlayContext, name: string) => {
  const { email } = textsOf(context, 'form', 'account');
  return context.canvas.findByRole('textbox', {
    name: (label) => label.startsWith(name) && (name === email || !label.startsWith(email)),
  });
};
const tabsOf = (context: PlayContext) => context.canvas.getAllByRole('tab').map((tab) => tab.textContent);
/** Returns the save button of 'About you', which is the first. */
const save = (context: PlayContext) =>
  context.canvas.getAllByRole('button', { name: textsOf(context, 'form', 'account').save })[0] as HTMLElement;

/** Waits until the map is drawn, which loads its data first. */
const pictureDrawn = ({ canvas }: PlayContext) =>
  canvas.findByRole('link', { name: '© OpenStreetMap' }, { timeout: 20_000 });

/** A provider has four tabs. */
export const Provider: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  args: { user: provider() },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    await expect(tabsOf(context)).toEqual([t.company, t.documents, t.networks, t.others]);
    await expectUnavailable(save(context));
    await pictureDrawn(context);
  },
};

/** A planner has four tabs too, without provider types. */
export const Planner: Story = {
  args: { user: planner() },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    await expect(tabsOf(context)).toEqual([t.company, t.documents, t.networks, t.others]);
    await user.click(context.canvas.getByRole('tab', { name: t.others }));
    await expect(context.canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
};

/** A customer has only the tab with services. */
export const Customer: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  play: async (context) => {
    await expect(tabsOf(context)).toEqual([textsOf(context, 'form', 'account').services]);
    await pictureDrawn(context);
  },
};

/** The number of an account with phone login is read-only. */
export const PhoneAccount: Story = {
  args: { user: phoneCustomer() },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    const phone = await textbox(context, t.phone);
    await expect(phone).toHaveAttribute('readonly');
    await waitFor(() => expect(phone).toHaveValue('+228 90 12 34 56'));
    await expect(context.canvas.queryByRole('textbox', { name: t.email })).toBeNull();
    await expect(context.canvas.getByText(t.byPhone.replaceAll(/\s/g, ' '))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t.changePassword })).toBeNull();
  },
};

export const PhoneAccountSaves: Story = {
  tags: ['!dev', '!autodocs'],
  args: { user: phoneCustomer() },
  parameters: { msw: { handlers: [savingOf(phoneCustomer())] } },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    const firstname = await textbox(context, t.firstname);
    await user.clear(firstname);
    await user.type(firstname, 'Afiwa');
    await user.click(save(context));
    await waitFor(() => expect(saved['firstname']).toBe('Afiwa'));
    await expect(saved).not.toHaveProperty('phone');
    await expectToast(context, t.success);
    await expect(await textbox(context, t.phone)).toHaveAttribute('readonly');
  },
};

/** The save button is available only while a value differs from the stored one. */
export const SaveFollows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    await expectUnavailable(save(context));
    await expect(await textbox(context, t.email)).toHaveAttribute('readonly');
    const firstname = await textbox(context, t.firstname);
    await user.type(firstname, 'w');
    await expectAvailable(save(context));
    await expect(context.canvas.getByText(t.unsaved)).toBeVisible();
    await user.type(firstname, '{Backspace}');
    await expectUnavailable(save(context));
    await user.type(firstname, 'wa');
    await user.click(save(context));
    await expectToast(context, t.success);
    await expect(saved, 'other fields may have changed on another device').toEqual({ firstname: 'Afiwa' });
    await waitFor(() => expectUnavailable(save(context)));
  },
};

/** Names are required and the phone number must be valid. The first field with an error has the focus. */
export const InvalidInput: Story = {
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    const [firstname, lastname] = [await textbox(context, t.firstname), await textbox(context, t.lastname)];
    const phone = await textbox(context, t.phone);
    await user.clear(firstname);
    await user.clear(lastname);
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(save(context));
    await waitFor(() => expect(firstname).toHaveAccessibleDescription(expect.stringContaining(t.required)));
    await expect(lastname).toHaveAccessibleDescription(expect.stringContaining(t.required));
    await expect(screenOf(context).getByText(textsOf(context, 'form').phone)).toBeVisible();
    await expect(firstname).toHaveFocus();
    await expect(saved).toEqual({});
  },
};

/** The spy for followed links that were not blocked. */
const went = fn().mockName('went');

/** Leaving with unsaved input asks for confirmation. "Stay" keeps the input, "Leave" follows the link. */
export const Unsaved: Story = {
  parameters: {
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'form', 'account');
      await user.click(screen.getByRole('button', { name: t.stay }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await textbox(context, t.firstname)).toHaveValue('Afiwa');
      await user.click(context.canvas.getByRole('link', { name: t.events }));
      await expect(went).toHaveBeenCalledTimes(1);
      await user.click(await screen.findByRole('button', { name: t.leave }));
      await waitFor(() => expect(went).toHaveBeenCalledTimes(2));
    },
  },
  render: (args, context) => (
    <KeptSession user={args.user}>
      {(now) => (
        <StoryBlocker onFollow={went}>
          <a href="/account/events">{textsOf(context, 'form', 'account').events}</a>
          <ProfileTab user={now} lists={storyLists(localeOf(context))} />
        </StoryBlocker>
      )}
    </KeptSession>
  ),
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    const away = context.canvas.getByRole('link', { name: t.events });
    await user.click(away);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(went).toHaveBeenCalledTimes(1);
    await user.type(await textbox(context, t.firstname), 'wa');
    await user.click(away);
    await screen.findByRole('alertdialog', { name: t.unsavedTitle });
  },
};

const place = { geometry: { coordinates: [1.2255, 6.1319] }, properties: { name: 'Grand Marché', city: 'Lomé' } };

/** The chosen place fills in the address, but only while the address is empty. */
export const AddressOfPlace: Story = {
  args: { user: customer({ address: '' }) },
  parameters: {
    flow: { settings: { placeSearchUrl: 'https://places.example/api' } },
    msw: { handlers: [http.get('https://places.example/api', () => HttpResponse.json({ features: [place] }))] },
  },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    const address = await textbox(context, t.address);
    const box = context.canvas.getByRole('combobox');
    const choose = async () => {
      await user.clear(box);
      await user.type(box, 'marché');
      await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
    };
    await choose();
    await waitFor(() => expect(address).toHaveValue('Grand Marché, Lomé'));
    await user.clear(address);
    await user.type(address, 'Bè Kpota');
    await choose();
    await expect(address).toHaveValue('Bè Kpota');
  },
};

/** Names with 200 characters, Arabic letters and emoji are saved unchanged. */
export const LongNames: Story = {
  args: { user: customer({ firstname: 'Afi'.repeat(67), lastname: 'محمد 🎉' }) },
  play: async (context) => {
    const t = textsOf(context, 'form', 'account');
    await user.type(await textbox(context, t.lastname), '👩🏾‍🍳');
    await user.click(save(context));
    await waitFor(() => expect(saved).toEqual({ lastname: 'محمد 🎉👩🏾‍🍳' }));
    const root = context.canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

const script: FormScript = {
  path: '/users/self/:id',
  success: saving,
  fill: async (context) => {
    await user.type(await textbox(context, textsOf(context, 'form', 'account').firstname), 'wa');
    // The other forms have an unavailable button of the same name. Rename those, so that the query finds one button.
    for (const other of context.canvas
      .getAllByRole('button', { name: textsOf(context, 'form', 'account').save })
      .slice(1))
      other.setAttribute('aria-label', '-');
  },
  button: (context) => textsOf(context, 'form', 'account').save,
  isKept: async (context) =>
    expect(await textbox(context, textsOf(context, 'form', 'account').firstname)).toHaveValue('Afiwa'),
  isDone: async (context) => {
    await expectToast(context, textsOf(context, 'form', 'account').success);
    await waitFor(() => expect((saved as Partial<User>).firstname).toBe('Afiwa'));
  },
};
export const Saved: Story = successStory(script);
const common = commonStories(script, usersUpdateMock, 'generic');
export const Offline: Story = common.Offline;
export const Timeout: Story = common.Timeout;
export const ServerError: Story = common.ServerError;
export const Malformed: Story = common.Malformed;
export const WrongShape: Story = common.WrongShape;
export const TooManyTries: Story = common.TooManyTries;
export const SentOnce: Story = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };
export const FieldRefused: Story = fieldsStory(script, usersUpdateMock.invalidData, {
  fr: 'Ce champ est obligatoire',
  en: 'This field is required',
});

/** At 320 px, a long role takes two lines beside the picture. */
export const NarrowRole: Story = {
  tags: ['!dev', '!autodocs', 'both-languages'],
  globals: { viewport: { value: 'w320' } },
  args: { user: planner() },
  parameters: { viewport: { options: { w320: { name: '320', styles: { width: '320px', height: '640px' } } } } },
  play: async ({ canvasElement }) => {
    await canvasElement.ownerDocument.fonts.ready;
    const role = canvasElement.querySelector('[aria-labelledby="avatar"] small') as HTMLElement;
    const { height } = role.getBoundingClientRect();
    await expect(height).toBeLessThan(2.5 * Number.parseFloat(getComputedStyle(role).lineHeight));
  },
};
