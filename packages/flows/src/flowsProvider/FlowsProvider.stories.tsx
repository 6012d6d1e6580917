import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import { authLogoutMock } from '@kermesse/api/mocks/auth-logout';
import { usersGetMock } from '@kermesse/api/mocks/users-get';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { storyUser } from '../stories/people.ts';
import { createFlows } from './create-flows.ts';
import { FlowsProvider } from './FlowsProvider.tsx';

const meta = {
  title: 'Flows/FlowsProvider',
  component: FlowsProvider,
  parameters: {
    layout: 'fullscreen',
    frameHeight: 860,
    msw: { handlers: [authLoginMock.live()] },
    code: `
import { createFlows } from '@kermesse/flows/create-flows';
import { FlowsProvider } from '@kermesse/flows/FlowsProvider';
import { LoginScreen } from '@kermesse/flows/login';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';

const flows = createFlows({ apiKey: 'yours', baseUrl: 'https://api.example.com' });

export function App() {
  return (
    <KermesseProvider locale="en">
      <FlowsProvider flows={flows}>
        <LoginScreen />
      </FlowsProvider>
    </KermesseProvider>
  );
}`,
  },
  args: { flows: createFlows({ apiKey: 'storybook' }), children: <LoginScreen /> },
} satisfies Meta<typeof FlowsProvider>;

export default meta;

/** A screen with only the providers that another app needs. */
export const Typical: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'Log in' : 'Se connecter';
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
  },
};

const router = { push: fn<(path: string) => void>(), replace: fn<(path: string) => void>() };

/** Logging out goes to the login page. */
export const LoggedOut: StoryObj<typeof meta> = {
  args: { flows: createFlows({ apiKey: 'storybook' }) },
  parameters: { msw: { handlers: [usersGetMock.success(), authLogoutMock.success()] } },
  render: (args, { globals }) => (
    <KermesseProvider locale={toLocale(globals['locale'])} router={router}>
      <FlowsProvider {...args} />
    </KermesseProvider>
  ),
  play: async ({ args }) => {
    const session = () => args.flows.session.get();
    await session().connect({ user: storyUser(), accessToken: 'token-1' });
    router.push.mockClear();
    await session().logOut();
    await expect(router.push).toHaveBeenCalledWith('/login');
    await expect(session().state).toBe('anonymous');
  },
};
