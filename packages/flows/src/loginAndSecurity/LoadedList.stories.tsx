import { Text } from '@kermesse/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf, wordsOf } from '../stories/flow-story.tsx';
import { failureText, user, type PlayContext } from '../stories/form-stories.ts';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../stories/login-and-security-column.tsx';
import { LoadedList, type LoadedListProps } from './LoadedList.tsx';

interface Place {
  id: string;
  name: string;
}

const samples = {
  fr: { label: 'Lieux', empty: 'Vous n’avez encore aucun lieu.' },
  en: { label: 'Places', empty: 'No place yet.' },
};

/**
 * A list loaded from the server, in each of its states: a skeleton while it loads, an error with a retry button, a text
 * when it is empty, or its rows. `useLoginAndSecurityList` loads it.
 */
const meta = {
  title: 'Flows/Form/Loaded list',
  component: LoadedList,
  decorators: inLoginAndSecurityColumn,
  args: {
    label: '',
    list: { data: [], failure: undefined, reload: fn() },
    empty: null,
    renderRow: () => null,
  },
  argTypes: { list: { control: false }, empty: { control: false } },
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <LoadedList
        {...args}
        label={t.label}
        empty={<Text tone="soft">{t.empty}</Text>}
        renderRow={({ name }) => <Text>{name}</Text>}
      />
    );
  },
} satisfies Meta<LoadedListProps<Place>>;

export default meta;
type Story = StoryObj<LoadedListProps<Place>>;

const listIn = (context: PlayContext) => context.canvas.queryByRole('list', { name: wordsOf(samples, context).label });

/** The rows are in a list with an accessible name. */
export const Typical: Story = {
  args: {
    list: {
      data: [
        { id: '1', name: 'Rue des Palmiers' },
        { id: '2', name: 'Boulevard du Mono' },
      ],
      failure: undefined,
      reload: fn(),
    },
  },
  play: async (context) => {
    await expect(listIn(context)).toBeVisible();
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { list: { data: undefined, failure: undefined, reload: fn() } },
  play: async (context) => {
    await expect(context.canvas.getByRole('status', { name: loginAndSecurityWords(context).loading })).toBeVisible();
  },
};

/** Shows the message of the error catalogue. The button retries. */
export const ServerError: Story = {
  args: { list: { data: undefined, failure: { kind: 'malformed', issues: [] }, reload: fn() } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(failureText('listFailed', context))).toBeVisible());
    await user.click(context.canvas.getByRole('button', { name: loginAndSecurityWords(context).again }));
    await expect(context.args.list.reload).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText(wordsOf(samples, context).empty)).toBeVisible();
    await expect(listIn(context)).toBeNull();
  },
};
