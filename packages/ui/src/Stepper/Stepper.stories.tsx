import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper, type StepperProps } from './Stepper.tsx';

const fr = {
  names: ['Société', 'Métier', 'Liens', 'Documents'],
  long: ['L’entreprise et toutes ses adresses', 'Les documents officiels de l’entreprise'],
  done: 'terminée',
  here: (step: number, count: number) => `étape ${step} sur ${count}`,
  faulty: 'à corriger',
  ahead: 'à venir',
  label: (step: number, count: number) => `Étape ${step} sur ${count}`,
};
const en: typeof fr = {
  names: ['Company', 'Trade', 'Links', 'Documents'],
  long: ['The company and all its addresses', 'The official documents of the company'],
  done: 'done',
  here: (step: number, count: number) => `step ${step} of ${count}`,
  faulty: 'to be corrected',
  ahead: 'to come',
  label: (step: number, count: number) => `Step ${step} of ${count}`,
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

interface Progress {
  current: number;
  isFaulty?: boolean;
  names?: string[];
}

/** Returns the props of a stepper in one language. */
function at(t: typeof fr, { current, isFaulty = false, names = t.names }: Progress): StepperProps {
  const count = names.length;
  const here = isFaulty ? t.faulty : t.here(current + 1, count);
  return {
    label: t.label(current + 1, count),
    current,
    steps: names.map((name, index) => ({ name, state: index < current ? t.done : index > current ? t.ahead : here })),
  };
}

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: at(en, { current: 1 }),
  parameters: { french: at(fr, { current: 1 }) },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One step is done, the second is current. */
export const Typical: Story = {
  tags: ['screenshot'],
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const [first, second, ...rest] = canvas.getAllByRole('listitem', { hidden: true });
    const list = canvas.getByRole('list', { name: t.label(2, 4) });
    await expect(list).toBeVisible();
    await expect(first).toHaveTextContent(t.done);
    // Without markers, Safari exposes a list only if an item begins with generated text.
    await expect(getComputedStyle(first as HTMLElement, '::before').content).toBe('"\u200B"');
    await expect(second).toHaveAttribute('aria-current', 'step');
    for (const step of rest) await expect(step).toHaveTextContent(t.ahead);
  },
};

/** Before anything is done. */
export const FirstStep: Story = {
  args: at(en, { current: 0 }),
  parameters: { french: at(fr, { current: 0 }) },
};

/** All but the last step are done. */
export const LastStep: Story = {
  args: at(en, { current: 3 }),
  parameters: { french: at(fr, { current: 3 }) },
};

/** The server rejected the current step. */
export const ToBeCorrected: Story = {
  args: at(en, { current: 1, isFaulty: true }),
  parameters: { french: at(fr, { current: 1, isFaulty: true }) },
};

/** Two steps with long names. */
export const LongText: Story = {
  args: at(en, { current: 0, names: en.long }),
  parameters: { french: at(fr, { current: 0, names: fr.long }) },
};

/** The steps are not interactive: Tab skips them. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
