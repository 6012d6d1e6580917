import type { Guides } from '../guide.ts';

const formKeys = { Tab: 'moves through the fields, then to the button', Enter: 'submits the form' };
const formSays =
  'The first invalid field, which receives the focus, with its error message. An error of the whole form is an alert.';
const card = 'A heading of level 1 and a form. The picture beside it is hidden from assistive technology.';

/** Guides of the screens and dialogs for logging in and registering. They need `FlowsProvider` around them. */
export const logIn: Guides = {
  'Flows/Login': {
    use: 'To log in with email and password, with links to Google, phone code and passkey.',
    avoid: 'To ask for the password again inside the account, use the account’s dialogs.',
    do: [
      'Pass the address to return to after logging in.',
      'Let password managers fill in the form: its fields have the standard names.',
    ],
    dont: ['Reveal whether an address has an account.', 'Clear the fields after a failure.'],
    states:
      'Empty, invalid fields, human check running, sending, wrong credentials, disabled account, too many attempts, offline, timeout, after a session ended; with or without a passkey.',
    content: [
      'The title greets in at most three words: “Welcome back”.',
      'The message is the same for a wrong address and a wrong password.',
    ],
    roles: card,
    keys: formKeys,
    says: formSays,
    related: ['Flows/Register', 'Flows/Phone login', 'Flows/Reset request', 'Components/TextField'],
  },
  'Flows/Login/Passkey offer': {
    use: 'To offer a passkey once, after logging in on a phone, to users who have none.',
    avoid: 'To add one later, use the passkeys of the account.',
    do: ['Show it after a successful login.'],
    dont: ['Show it again after the user declined: the browser remembers that.'],
    states: 'Offered, declined, accepted. It renders nothing for users who have a passkey.',
    content: ['Explain the benefit of a passkey in one sentence.'],
    roles: 'A dialog with a heading and two buttons.',
    keys: { Tab: 'moves between the buttons', Escape: 'declines' },
    says: 'The title and the sentence.',
    related: ['Flows/Account/Passkeys', 'Flows/Login'],
  },
  'Flows/Register': {
    use: 'To create an account with email and password, or in another way.',
    avoid: 'To log in with an existing account, use Login.',
    do: ['Ask only for what an account needs.', 'Offer the login and a new password if the address is taken.'],
    dont: ['Ask for the role or the company here: the profile set-up does.'],
    states:
      'Empty, invalid fields, weak to strong password, address taken (with next steps), sending, errors of the catalogue, done.',
    content: [
      'The title names the result: “Create an account”. Labels are nouns of one or two words.',
      'The strength of the password is also a text beside the meter.',
    ],
    roles: card,
    keys: formKeys,
    says: `${formSays} The strength of the password is announced politely.`,
    related: ['Flows/Login', 'Flows/Profile set-up', 'Flows/Fields/Password'],
  },
  'Flows/Reset request': {
    use: 'To request a link for setting a new password.',
    avoid: 'To change a known password, use the account.',
    do: ['Show the same response whether the address has an account or not.'],
    dont: ['Reveal that an address is unknown.'],
    states: 'Empty, invalid, human check running, sending, sent, errors of the catalogue.',
    content: [
      'The lead says in one sentence what is sent and where.',
      'The result is conditional: “If this address has an account, the link arrives within a minute.”',
    ],
    roles: card,
    keys: formKeys,
    says: 'The error, or that the link was sent.',
    related: ['Flows/Reset password', 'Flows/Login'],
  },
  'Flows/Reset password': {
    use: 'To set a new password with an emailed link, followed by the login.',
    avoid: 'Inside the account, use its dialog.',
    do: ['Keep the input when the connection fails.'],
    dont: ['Log the user in with the link alone.'],
    states: 'Empty, weak to strong, sending, link expired, errors of the catalogue, done.',
    content: [
      'The lead names the account: “For the account of afi@example.com.”',
      'The message about an expired link offers a new one.',
    ],
    roles: card,
    keys: formKeys,
    says: formSays,
    related: ['Flows/Reset request', 'Flows/Fields/Password'],
  },
  'Flows/Verify email': {
    use: 'To verify an email address with a button on the page that the emailed link opens.',
    avoid: 'To change an address, use the account.',
    do: ['Verify only when the user presses the button: a mail scanner that opens the link must change nothing.'],
    dont: ['Verify when the page loads.'],
    states:
      'Asking, sending, verified, address changed, already verified, address taken, link expired, errors of the catalogue.',
    content: [
      'A title of at most six words names the result: “Email successfully verified”.',
      'The lead says in at most two sentences what changes for the user.',
    ],
    roles: `${card} The result is a status.`,
    keys: { 'Enter, Space': 'activates the button' },
    says: 'The result.',
    related: ['Flows/Undo a change of address', 'Flows/Account/Password and email'],
  },
  'Flows/Undo a change of address': {
    use: 'To undo a change of the account’s email address, from the notice emailed to the old address.',
    avoid: 'To verify a new address, use Verify email.',
    do: ['Undo the change only when the user presses the button, and say that a link for a new password follows.'],
    dont: ['Change anything when the page loads.'],
    states: 'Asking, sending, undone, link expired or invalid, errors of the catalogue.',
    content: [
      'The title asks: “Not you?” The button answers: “It was not me”.',
      'The lead names every consequence before the button: devices, password, address.',
    ],
    roles: `${card} The result is a status.`,
    keys: { 'Enter, Space': 'activates the button' },
    says: 'The result.',
    related: ['Flows/Verify email', 'Flows/Reset password'],
  },
  'Flows/Auth callback': {
    use: 'The page that Google redirects to after logging in. It starts the session and redirects.',
    avoid: 'Don’t link to this page.',
    do: ['Ask for the password if the address already has an account.'],
    dont: ['Stay on this page after a result: success leads to the site, a failure to the login page.'],
    states: 'Running, logged in, linking with a password, cancelled, failed.',
    content: [
      'While it runs, one line says so: “Logging you in…”.',
      'The linking step names the address and what happens from then on, in at most three sentences.',
    ],
    roles: 'A heading and a status. Linking is a form.',
    keys: formKeys,
    says: 'That logging in is running, then the result.',
    related: ['Flows/Login'],
  },
  'Flows/Phone login': {
    use: 'To log in with a code that is sent to a phone, in a dialog.',
    avoid: 'For an email address with a password, use Login.',
    do: ['Reopen the dialog at the last requested code: closing it must not cost another message.'],
    dont: ['Clear the number after a wrong code.'],
    states:
      'Number, names for an unknown number, code with its remaining time, waiting for another code, wrong or expired code, too many attempts, errors of the catalogue, done.',
    content: [
      'Each step has a title of at most five words. The lead repeats the number.',
      'Remaining times count down visibly in minutes and seconds.',
    ],
    roles: 'A dialog. Its title changes with the step. The code is one field of six digits.',
    keys: {
      Tab: 'moves inside the dialog',
      Enter: 'submits the step',
      Escape: 'closes the dialog; the code stays valid',
    },
    says: 'The title of each step. Pressing the waiting button announces the remaining time.',
    related: ['Flows/Login', 'Flows/Fields/Phone', 'Components/Dialog'],
  },
  'Flows/Human check': {
    use: 'To check by a calculation in the browser (proof of work) that a person submits a form.',
    avoid: 'For forms that only logged-in users submit.',
    do: ['Start it when the user submits the form.'],
    dont: ['Show a picture puzzle unless the service requires one.'],
    states: 'Not needed, running, done, rejected, requested again, unsupported, offline.',
    content: [
      'One line of at most five words that ends with an ellipsis: “Checking that you are human…”.',
      'Don’t name the technique.',
    ],
    roles: 'A status below the form.',
    says: 'That the check is running, if it takes time, and its result.',
    related: ['Flows/Phone login', 'Flows/Register'],
  },
  'Flows/Auth frame': {
    use: 'The layout of all login screens: a card with a cover picture.',
    avoid: 'For the pages of members, use the layout of the account.',
    do: ['Give it one heading and one form.'],
    dont: ['Put navigation into it.'],
    states: 'The cover is at the side on wide screens, above on narrow ones.',
    content: ['A title of up to six words.'],
    roles: 'A heading of level 1. The picture of the cover is hidden from assistive technology, its text is not.',
    says: 'The text of the cover, the heading, the form.',
    related: ['Flows/Login', 'Flows/Register'],
  },
  'Flows/Log out': {
    use: 'To ask for confirmation before logging out.',
    avoid: 'To end other sessions, use the sessions of the account.',
    do: ['Log out offline too: the session in this browser ends at once.'],
    dont: ['Ask twice.'],
    states: 'Closed, asking, running, failed.',
    content: [
      'The title is the question of the specification: “Are you sure you want to sign out?” The buttons answer “Yes” and “No”.',
      'One sentence says what stays.',
    ],
    roles: 'An alertdialog with two buttons.',
    keys: { Tab: 'moves between the buttons', Escape: 'stays logged in' },
    says: 'The question.',
    related: ['Components/Dialog', 'Flows/Account/Sessions'],
  },
};
