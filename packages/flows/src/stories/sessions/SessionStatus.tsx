import type { Locale } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { AccountScreen } from '../../account/AccountScreen.tsx';
import { LoginScreen } from '../../login/LoginScreen.tsx';
import { useSession } from '../../session/session.ts';
import { LogoutDialog } from '../../logout/LogoutDialog.tsx';
import { storyLists } from '../people.ts';

/** The label of the button that opens the logout dialog. In the app this button is in the menu of the badge. */
export const logoutButton = 'Log out';

/** Renders the session's state: the login page, the account with a logout button, or a placeholder at the start. */
export function SessionStatus({ locale }: { locale: Locale }) {
  const { state } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (state === 'starting') return <p role="status">…</p>;
  if (state === 'anonymous') return <LoginScreen />;
  return (
    <>
      <AccountScreen tab="dashboard" lists={storyLists(locale)} />
      <Button onPress={() => setLeaving(true)}>{logoutButton}</Button>
      <LogoutDialog isOpen={leaving} onOpenChange={setLeaving} />
    </>
  );
}
