import type { Decorator } from '@storybook/react-vite';
import styled from 'styled-components';
import { Safety } from '../account/account.styles.ts';
import failuresEn from '../failures/texts.en.json' with { type: 'json' };
import failuresFr from '../failures/texts.fr.json' with { type: 'json' };
import { onFlowStage, wordsOf } from './flow-story.tsx';
import type { PlayContext } from './form-stories.ts';
import en from '../access/texts.en.json' with { type: 'json' };
import fr from '../access/texts.fr.json' with { type: 'json' };

const Column = styled(Safety)`
  max-width: 400px;
`;

/** Returns the texts of "Login and security" in the story's language. */
export const safetyWords = (context: PlayContext) => wordsOf({ fr, en }, context);

/** Returns the texts of the error catalogue in the story's language. */
export const failures = (context: PlayContext) => wordsOf({ fr: failuresFr, en: failuresEn }, context);

/** The key of a text of the error catalogue. */
export type FailureKey = keyof typeof failuresFr;

/** Decorators that render a block of "Login and security" in its column of the profile. */
export const inSafetyColumn: Decorator[] = [
  (Story) => (
    <Column>
      <Story />
    </Column>
  ),
  onFlowStage,
];
