import { UnsavedBlockerContext } from '@kermesse/flows/unsaved-blocker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RouterBlocker } from './RouterBlocker.tsx';

/** A screen with unsaved input. */
function Screen() {
  const { setBlocking, blocked } = useContext(UnsavedBlockerContext);
  const navigate = useNavigate();
  useLayoutEffect(() => setBlocking(true), [setBlocking]);
  return (
    <>
      <Link to="/agenda">Agenda</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      {blocked !== undefined && (
        <button type="button" onClick={blocked.proceed}>
          Leave
        </button>
      )}
    </>
  );
}

/** Creates a router in which only the screen ever loads. */
const createRouter = () =>
  createMemoryRouter(
    [
      {
        path: '/screen',
        element: (
          <RouterBlocker locale="fr">
            <Screen />
          </RouterBlocker>
        ),
      },
      { path: '*', loader: () => new Promise(() => undefined), element: null },
    ],
    { initialEntries: ['/', '/screen'] },
  );

function App() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

/** Tests only: navigation away from a screen with unsaved input. */
const meta = {
  title: 'Shell/Blocked navigation',
  component: RouterBlocker,
  tags: ['!dev', '!autodocs'],
  args: { locale: 'fr', children: null },
  render: () => <App />,
} satisfies Meta<typeof RouterBlocker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page of a confirmed navigation does not load: the next navigation is blocked again. */
export const PageDoesNotLoad: Story = {
  play: async ({ canvas }) => {
    const leave = () => canvas.queryByRole('button', { name: 'Leave' });
    for (const way of ['Agenda', 'Back', 'Agenda', 'Agenda']) {
      await userEvent.click(await canvas.findByText(way));
      await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(leave()).toBeNull());
    }
  },
};
