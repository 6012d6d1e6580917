import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { WaxPattern } from './WaxPattern.tsx';

const Swatch = styled.div`
  position: relative;
  height: 320px;
`;

const meta = {
  title: 'Components/WaxPattern',
  component: WaxPattern,
  parameters: { controls: { disable: true } },
  render: () => (
    <Swatch>
      <WaxPattern />
    </Swatch>
  ),
} satisfies Meta<typeof WaxPattern>;

export default meta;

/** The pattern that lines envelopes. It follows the brand colours of the toolbar. */
export const Default: StoryObj<typeof meta> = {};
