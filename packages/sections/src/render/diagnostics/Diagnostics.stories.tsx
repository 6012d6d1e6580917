import type { Meta, StoryObj } from '@storybook/react-vite';
import { fault } from '../../schema/faults.ts';
import { Diagnostics } from './Diagnostics.tsx';

const meta = {
  title: 'Sections/Parts/Diagnostics',
  component: Diagnostics,
  args: {
    name: 'pricing__main',
    faults: [
      fault(
        ['sections', 0, 'data', 'services', 1, 'price'],
        { fr: 'un nombre à partir de 0', en: 'a number from 0' },
        'gratuit',
      ),
      fault(
        ['sections', 0, 'data', 'services', 2, 'buttonLink'],
        { fr: 'un lien', en: 'a link' },
        'data:text/html,hello',
      ),
    ],
  },
} satisfies Meta<typeof Diagnostics>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For editors, under the section: each field that is wrong, what was expected and what was found. Visitors never see it. */
export const Faults: Story = {};

/** A text without French is reported and kept. */
export const Kept: Story = {
  args: {
    faults: [
      {
        ...fault(
          ['sections', 0, 'data', 'title', 'fr'],
          { fr: 'un texte en français', en: 'a text in French' },
          undefined,
        ),
        kept: true,
      },
    ],
  },
};

/** A section that failed while it rendered says why. */
export const Failed: Story = { args: { faults: [], error: new Error('services is not iterable') } };
