import type { Meta } from '@storybook/react-vite';
import type { ProfileTab } from '../../account/profile/ProfileTab.tsx';
import { AccountPages } from '../AccountPages.tsx';
import { provider } from '../account-people.ts';
import { localeOf, onFlowStage, textsOf } from '../flow-story.tsx';
import type { createHeldResponse } from '../held-response.ts';
import { storyLists } from '../people.ts';
import { KeptSession } from '../sessions/KeptSession.tsx';
import { SwitchableLanguage } from './SwitchableLanguage.tsx';

/**
 * Returns the shared parts of stories that leave the profile while responses are delayed. Their parameters are not
 * included: Storybook adds the component's description to parameters only when they are in the story's file.
 */
export function leavingProfile(held: ReturnType<typeof createHeldResponse>[]) {
  return {
    decorators: [
      onFlowStage,
      (Story, context) => (
        <SwitchableLanguage locale={localeOf(context)}>
          <Story />
        </SwitchableLanguage>
      ),
    ],
    beforeEach: () => {
      for (const each of held) each.hold();
      return () => {
        for (const each of held) each.release();
      };
    },
    args: { user: provider(), lists: storyLists('fr') },
    render: (args, context) => (
      <KeptSession user={args.user}>
        {(now) => <AccountPages user={now} locale={localeOf(context)} words={textsOf(context, 'account')} />}
      </KeptSession>
    ),
  } satisfies Partial<Meta<typeof ProfileTab>>;
}
