import type { User } from '@kermesse/api/schemas/account/user';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { user, type PlayContext } from './form-stories.ts';
import { textsOf } from './flow-story.tsx';
import { storyLists } from './people.ts';
import { StoryBlocker } from './StoryBlocker.tsx';
import { ProfileTab } from '../account/profile/ProfileTab.tsx';

/** Renders the profile page and links between it and another page. `words` are the names of the links. */
export function AccountPages({
  user: now,
  locale,
  words,
}: {
  user: User;
  locale: Locale;
  words: { events: string; profile: string };
}) {
  const [page, setPage] = useState<'events' | 'profile'>('profile');
  return (
    <StoryBlocker onFollow={(href) => setPage(href === '/account/events' ? 'events' : 'profile')}>
      {(['events', 'profile'] as const).map((each) => (
        <a key={each} href={`/account/${each}`}>
          {words[each]}
        </a>
      ))}
      {page === 'profile' && <ProfileTab user={now} lists={storyLists(locale)} />}
    </StoryBlocker>
  );
}

/** Clicks the link to a page. */
export const goTo = async (context: PlayContext, page: 'events' | 'profile') =>
  user.click(context.canvas.getByRole('link', { name: textsOf(context, 'account')[page] }));

/** Clicks a button inside the open dialog. The button that opened the dialog may have the same name. */
export const pressInDialog = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** Closes the open dialog with Escape. */
export const closeDialog = async () => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
