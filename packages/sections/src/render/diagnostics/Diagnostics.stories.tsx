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
        { fr: 'un nombre de 0 à 1000000000000', en: 'a number from 0 to 1000000000000' },
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

/** For editors, below the section: each invalid field with the expected and the found value. Visitors never see it. */
export const Faults: Story = {};

/** A missing French text is reported, and the text is kept. */
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

/** A section that failed to render, with its error message. */
export const Failed: Story = { args: { faults: [], error: new Error('services is not iterable') } };
