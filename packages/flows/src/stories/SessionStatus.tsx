import type { Locale } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { useSession } from '../session/session.ts';
import { SignOutDialog } from '../signOut/SignOutDialog.tsx';
import { storyLists } from './people.ts';

/** The label of the button that opens the sign-out dialog. In the app this button is in the menu of the badge. */
export const signOutButton = 'Log out';

/** Renders the session's state: the login page, the account with a sign-out button, or a placeholder at the start. */
export function SessionStatus({ locale }: { locale: Locale }) {
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
