import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { tones } from '../theme/background.ts';
import { SmallCaps } from '../SmallCaps/SmallCaps.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Frame } from './Frame.tsx';

const Invitation = styled.div`
  position: relative;
  flex: 1 1 260px;
  padding: var(--space-7) var(--space-6);
  background: var(--surface);
  text-align: center;
`;

const isEnglish = (globals: { locale?: string }) => globals.locale === 'en';

const meta = {
  title: 'Components/Frame',
  component: Frame,
  render: (args, { globals }) => (
    <Invitation>
      <Frame {...args} />
      <SmallCaps>{isEnglish(globals) ? 'Congress Palace of Lomé' : 'Palais des congrès de Lomé'}</SmallCaps>
      <Heading level={3} size={4}>
        {isEnglish(globals) ? 'Fair of parties' : 'Salon de la Fête'}{' '}
        <em>{isEnglish(globals) ? '& weddings' : '& du Mariage'}</em>
      </Heading>
    </Invitation>
  ),
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { inset: 'narrow' } };
export const Wide: Story = { args: { inset: 'wide' } };

/** The frame has the hairline colour of the tone around it. */
export const OnEveryBackground: Story = {
  tags: ['screenshot'],
  render: (args, { globals }) => (
    <Stack direction="row" gap={4}>
      {tones.map((tone) => (
        <Invitation key={tone} data-tone={tone}>
          <Frame {...args} />
          <SmallCaps>{isEnglish(globals) ? '3 to 5 December' : 'Du 3 au 5 décembre'}</SmallCaps>
          <Heading level={3} size={4}>
            {isEnglish(globals) ? 'Fair' : 'Salon'} <em>{isEnglish(globals) ? 'of parties' : 'de la Fête'}</em>
          </Heading>
        </Invitation>
      ))}
    </Stack>
  ),
};
