import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { createFlows } from './create-flows.ts';
import { FlowsProvider } from './FlowsProvider.tsx';

const meta = {
  title: 'Flows/FlowsProvider',
  component: FlowsProvider,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '860px' } },
    msw: { handlers: [authLoginMock.live()] },
    code: `
import { createFlows } from '@kermesse/flows/create-flows';
import { FlowsProvider } from '@kermesse/flows/FlowsProvider';
import { LoginScreen } from '@kermesse/flows/login';
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

/** A screen with nothing else around it than what another app has. */
export const Typical: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'Log in' : 'Se connecter';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
