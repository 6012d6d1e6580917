import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rule } from './Rule.tsx';

const meta = { title: 'Components/Rule', component: Rule } satisfies Meta<typeof Rule>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
