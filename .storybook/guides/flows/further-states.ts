import type { Guide, Guides } from '../guide.ts';
import { account } from './account.ts';
import { membership } from './membership.ts';
import { logIn } from './login.ts';

type Own = Pick<Guide, 'use' | 'do' | 'dont' | 'states' | 'content'> & { says: string };

/** Returns the guide of a page with further states of a screen: roles and keys are those of the screen. */
function further(title: string, guide: Guide | undefined, { says, ...own }: Own): Guide {
  if (guide === undefined) throw new Error(`There is no guide for ${title}.`);
  return {
    ...guide,
    ...own,
    avoid: `For the usual states of the screen, see ${title.split('/').join(' / ')}.`,
    says,
    related: [title, ...guide.related],
  };
}

const failureSays = 'The message, at once. The focus stays on the button, so that Enter tries again.';

/** Guides of pages that show further states of a screen: its failures, an ending session, several kinds of accounts. */
export const furtherStates: Guides = {
  'Flows/Login/Passkey': further('Flows/Login', logIn['Flows/Login'], {
    use: 'To log in with a passkey: with the button, or with the autofill of the email field.',
    do: ['Request the passkey only after a press, except in a browser where one was used before.'],
    dont: [
      'Load the code of passkeys before the press.',
      'Call it a failure when the user closes the browser’s dialog.',
    ],
    states:
      'Offered, logged in, offered by autofill, cancelled, unknown or rejected passkey, disabled account, errors of the catalogue, unsupported browser.',
    content: ['The button is “Continue with a passkey”. While it waits: “Waiting for your device”.'],
    says: 'The name of the button. The browser’s own dialog announces itself. A failure is announced at once.',
  }),
  'Flows/Account/Session ends': further('Flows/Account', account['Flows/Account'], {
    use: 'To review what happens to unsaved input when the session ends: it returns after the next login.',
    do: ['Say on the login page that the session has ended and, if so, that the input is kept.'],
    dont: ['Keep passwords.', 'Keep the input when the user logs out.'],
    states:
      'Login page with the reason, input restored, saved, discarded, ended from another device, nothing typed, logged out.',
    content: ['Two sentences: “Your session has ended. Log in again: what you typed is kept.”'],
    says: 'The reason on the login page, then the notice above the restored input.',
  }),
  'Flows/Account/Ways of logging in': further(
    'Flows/Account/Login and security',
    account['Flows/Account/Login and security'],
    {
      use: 'To review “Login and security” for each way of logging in, with and without a password.',
      do: ['Say how the user logs in if the account has no password.'],
      dont: ['Ask for a current password that does not exist.'],
      states:
        'Google without and with a password, phone without an address, phone with an address, recent login required.',
      content: ['One sentence names the way: “You log in with Google: there is no password here.”'],
      says: 'The sentence, then the buttons that this account has.',
    },
  ),
  'Flows/Account/Picture/Failures': further('Flows/Account/Picture', account['Flows/Account/Picture'], {
    use: 'To review a picture that cannot be uploaded, saved or cleared.',
    do: ['Keep the crop, so that one press tries again.'],
    dont: ['Upload the file again when only saving failed.'],
    states:
      'Upload rejected, unreadable response, offline, timeout, too many uploads, saving rejected, clearing rejected.',
    content: ['The literal text of the catalogue, “Failed to upload file”, then what to do in one sentence.'],
    says: failureSays,
  }),
  'Flows/Delete account/With a backend': further('Flows/Delete account', membership['Flows/Delete account'], {
    use: 'To review the deletion with a backend that deletes accounts: it checks the password, and waits for 30 days.',
    do: ['Show the date until which the account can be kept.', 'Ask only for what the account has.'],
    dont: ['Delete at once: the user may have been pressed to do it.'],
    states:
      'Received, wrong password, wrong email, errors of the catalogue, phone and Google accounts, kept again, keeping failed.',
    content: [
      'Dates are written out: “25 December 2026”.',
      'The page after the login offers to keep the account first.',
    ],
    says: 'The heading of the step, the error at its field, then the date of the deletion.',
  }),
  'Flows/Phone login/Failures': further('Flows/Phone login', logIn['Flows/Phone login'], {
    use: 'To review every failure of the phone login: looking up the number, sending the code, checking it.',
    do: ['Stay at the step that failed, and keep its input.'],
    dont: ['Say whether a number is known: ask for the names instead.'],
    states: 'For each of the three calls: the rows of the catalogue, offline, timeout, too many attempts.',
    content: ['The literal text of the catalogue, then at most one sentence on what to do.'],
    says: failureSays,
  }),
  'Flows/Profile set-up/Session ends': further('Flows/Profile set-up', membership['Flows/Profile set-up'], {
    use: 'To review a session that ends during the set-up: after the next login, the user is at the same step.',
    do: ['Offer to start over.'],
    dont: ['Save the restored input without a press.'],
    states: 'Restored, started over.',
    content: ['The notice says that the input is back and not saved yet, in two sentences.'],
    says: 'The notice, then the name and the position of the step.',
  }),
  'Flows/Profile set-up/Failures': further('Flows/Profile set-up', membership['Flows/Profile set-up'], {
    use: 'To review a profile that the server rejects or does not receive.',
    do: ['Keep the input of all steps.'],
    dont: ['Return to the first step.'],
    states:
      'Profile exists already (with a link to it), missing data, user or type not found, errors of the catalogue, offline, timeout, too many attempts.',
    content: ['The literal text of the catalogue. For an existing profile, one sentence and a link to it.'],
    says: failureSays,
  }),
  'Flows/Session/Broken services': {
    use: 'To review how a session starts, renews, ends and is shared between tabs while services fail.',
    avoid: 'Forms do not use the session directly: the API client does.',
    do: ['Use one session per app.', 'Keep the user logged in while the server cannot be reached.'],
    dont: ['Store a token anywhere else.'],
    states: 'Unreadable storage (counts as logged out), every service down, session rejected by the server.',
    content: ['None of its own: the login page says in one sentence why a session ended.'],
    roles: 'None of its own.',
    says: 'Nothing.',
    related: ['Flows/Login', 'Flows/Log out', 'Flows/FlowsProvider'],
  },
};
