import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import { userProfileCreateMock } from '@kermesse/api/mocks/user-profile-create';
import { exampleSession } from '@kermesse/api/mock-examples';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionProvider, useSession } from '../session/session.ts';
import { endableSession, type EndableSession } from '../stories/sessions/endable-session.ts';
import { user, fillField, type PlayContext, press } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { storyLists, storyUser } from '../stories/people.ts';
import { ProfileSetupScreen } from './ProfileSetupScreen.tsx';

const person = storyUser();
let session: EndableSession;

function Site({ locale }: { locale: Locale }) {
  return useSession().user === null ? <LoginScreen /> : <ProfileSetupScreen lists={storyLists(locale)} />;
}

/** The session ends during the set-up. After the next login, the user returns to the same step with all input. */
const meta = {
  title: 'Flows/Profile set-up/Session ends',
  component: ProfileSetupScreen,
  decorators: [onFlowStage],
  beforeEach: () => {
    session = endableSession(person);
  },
  args: { lists: storyLists('fr') },
  render: (_args, context) => (
    <SessionProvider value={session}>
      <Site locale={localeOf(context)} />
    </SessionProvider>
  ),
  parameters: {
    ...screenParameters,
    msw: { handlers: [userProfileCreateMock.success(), authLoginMock.success(exampleSession(person))] },
  },
} satisfies Meta<typeof ProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a text, with its no-break spaces replaced by plain spaces: Testing Library normalises the page's text. */
const findText = (text: string) => screen.findByText(text.replaceAll(/\s/g, ' '));

/** Finds the field for the company's name, whose label may end with a note that it is optional. */
const companyName = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const wordsIn = (context: PlayContext) => ({
  ...textsOf(context, 'profileForm', 'form', 'profileSetup'),
  login: textsOf(context, 'login'),
});

/** The user is back at the same step. A notice says so and offers to start over. */
export const Restored: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  play: async (context) => {
    const t = wordsIn(context);
    await user.click(await screen.findByRole('radio', { name: t.planner }));
    await press(t.next);
    await fillField(await companyName(t.companyName), 'Maison Adjoa');
    session.end('refused');
    await findText(t.login.inputKept);
    await fillField(await screen.findByLabelText(t.login.email), 'afi@example.com');
    await fillField(screen.getByLabelText(t.login.password, { selector: 'input' }), 'Kermesse-2026!');
    await press(t.login.submit);
    await screen.findByRole('heading', { level: 1, name: t.companyTitle });
    await expect(await companyName(t.companyName)).toHaveValue('Maison Adjoa');
    await expect(screen.getByText(t.restored)).toBeVisible();
  },
};

/** Starting over returns to the first step and removes the kept input. */
export const StartedOver: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await Restored.play?.(context);
    await press(t.startOver);
    await screen.findByRole('heading', { level: 1, name: t.typeTitle });
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await expect(screen.queryByText(t.restored)).toBeNull();
    await expect(Object.values({ ...sessionStorage }).join()).not.toContain('Maison Adjoa');
  },
};
