import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { useSession } from '../session/session.ts';
import { SignOutDialog } from '../signOut/SignOutDialog.tsx';
import { storyLists } from './people.ts';

/** The name of the button that asks whether to sign out: in the app it is in the badge's menu. */
export const signOutButton = 'Log out';

/** A session as it is seen: the way in, or the account with the way out; nothing while it is not known. */
export function WhoIsHere({ locale }: { locale: 'fr' | 'en' }) {
  const { state } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (state === 'starting') return <p role="status">…</p>;
  if (state === 'anonymous') return <LoginScreen />;
  return (
    <>
      <AccountScreen tab="dashboard" lists={storyLists(locale)} />
      <Button onPress={() => setLeaving(true)}>{signOutButton}</Button>
      <SignOutDialog isOpen={leaving} onOpenChange={setLeaving} />
    </>
  );
}
