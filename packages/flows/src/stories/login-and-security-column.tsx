import type { Decorator } from '@storybook/react-vite';
import styled from 'styled-components';
import { LoginAndSecurityCard } from '../account/account.styles.ts';
import { onFlowStage, textsOf } from './flow-story.tsx';
import type { PlayContext } from './form-stories.ts';

const Column = styled(LoginAndSecurityCard)`
  max-width: 400px;
`;

/** Returns the texts of "Login and security" in the story's language. */
export const loginAndSecurityWords = (context: PlayContext) => textsOf(context, 'loginAndSecurity');

/** Decorators that render a block of "Login and security" in its column of the profile. */
export const inLoginAndSecurityColumn: Decorator[] = [
  (Story) => (
    <Column>
      <Story />
    </Column>
  ),
  onFlowStage,
];
