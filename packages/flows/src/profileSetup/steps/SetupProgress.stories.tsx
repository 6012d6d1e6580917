import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/flow-story.tsx';
import en from '../texts.en.json';
import fr from '../texts.fr.json';
import { SetupProgress } from './SetupProgress.tsx';

const texts = { fr, en };
const namesIn = (t: typeof en) => [t.companyShort, t.moreShort, t.linksShort, t.documentsShort];

const meta = {
  title: 'Flows/Profile set-up/Progress',
  component: SetupProgress,
  args: { names: namesIn(en), current: 1, isFaulty: false },
  parameters: { french: { names: namesIn(fr) } },
} satisfies Meta<typeof SetupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One step is done, the second is current. */
export const SecondStep: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    const [first, second, ...rest] = context.canvas.getAllByRole('listitem', { hidden: true });
    await expect(first).toHaveTextContent(t.stepDone);
    await expect(second).toHaveAttribute('aria-current', 'step');
    for (const step of rest) await expect(step).toHaveTextContent(t.stepAhead);
  },
};

/** Before anything is done. */
export const FirstStep: Story = { args: { current: 0 } };

/** All but the last step are done. */
export const LastStep: Story = { args: { current: 3 } };

/** The server rejected the current step. */
export const ToBeCorrected: Story = {
  args: { isFaulty: true },
  play: async (context) => {
    const { stepFaulty } = wordsOf(texts, context);
    await expect(context.canvas.getAllByRole('listitem', { hidden: true })[1]).toHaveTextContent(stepFaulty);
  },
};

/** Two steps with long names. */
export const LongNames: Story = {
  args: { names: ['The company and its addresses', 'The official documents of the company'], current: 0 },
  parameters: {
    french: { names: ['L’entreprise et toutes ses adresses', 'Les documents officiels de l’entreprise'] },
  },
};
