import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { tones } from '../theme/background.ts';
import { Rosette } from './Rosette.tsx';

const Background = styled.div`
  padding: var(--space-5);
  color: var(--highlight-text);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
`;

const meta = {
  title: 'Components/Rosette',
  component: Rosette,
  parameters: { controls: { disable: true } },
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Background key={tone} data-tone={tone}>
          <Rosette />
        </Background>
      ))}
    </Row>
  ),
} satisfies Meta<typeof Rosette>;

export default meta;

/** The rosette has the text colour of the tone around it. */
export const OnEveryBackground: StoryObj<typeof meta> = { tags: ['screenshot', 'screenshot-narrow'] };
