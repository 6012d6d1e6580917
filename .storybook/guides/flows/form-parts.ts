import type { Guides } from '../guide.ts';

/** Guides of fields and messages that several forms share. */
export const formParts: Guides = {
  'Flows/Fields/Password': {
    use: 'For a password, hidden until the user shows it. A new password has a strength meter.',
    avoid: 'For a one-time code, use CodeField.',
    do: ['Set `autoComplete` to `current-password` or `new-password`.'],
    dont: [
      'Block pasting.',
      'Demand one kind of character, such as a digit: eight characters of any two kinds are enough.',
    ],
    states: 'Empty, hidden, shown, caps lock on, weak to strong, invalid.',
    content: [
      'Advice is one sentence with numbers: “Use at least 8 characters of 2 kinds.”',
      'The meter says how to make the password stronger.',
    ],
    accessibility: {
      roles: 'A field with a label, and a button that shows or hides the text.',
      keys: { Tab: 'moves to the field, then to the button', 'Enter, Space on the button': 'shows or hides the text' },
      says: 'The label and the hint. Caps lock and the strength of the password are announced politely.',
    },
    related: ['Components/TextField', 'Components/StrengthMeter', 'Flows/Register'],
  },
  'Flows/Fields/Phone': {
    use: 'For a phone number: the country with its flag, and the number in any common notation.',
    avoid: 'To display a number, use Text.',
    do: ['Preselect Togo, or the first of `countries`.', 'Accept spaces and a leading +.'],
    dont: ['Ask for the calling code in a separate field.'],
    states: 'Empty, filled, country list open, searching, no results, invalid, disabled.',
    content: [
      'The label is “Phone number”. Names of countries are in the language of the page.',
      'The error says only “Invalid phone number”: the accepted notations need no explanation.',
    ],
    accessibility: {
      roles: 'A button that opens a listbox with a search, and a field of type `tel` with a label.',
      keys: {
        'Enter, Space': 'opens the list',
        Letters: 'searches',
        'Arrow up, Arrow down': 'moves the focus',
        Escape: 'closes the list',
      },
      says: 'The country with its calling code, then the label and the number.',
    },
    related: ['Components/TextField', 'Components/Select', 'Flows/Phone login'],
  },
  'Flows/Form/Notice': {
    use: 'For an error that concerns a whole form, with the text of the error catalogue.',
    avoid: 'Show the error of one field under that field.',
    do: ['Place it above the submit button.'],
    dont: ['Show error codes.'],
    states: 'Empty, with a text, with a text and advice.',
    content: ['Say what happened and what to do, in one or two sentences.'],
    accessibility: {
      roles: 'An alert that is in the document before it has a text.',
      says: 'Its text, at once.',
    },
    related: ['Components/ToastRegion', 'Components/TextField'],
  },
  'Flows/Form/Unsaved': {
    use: 'To ask for confirmation before unsaved input is lost.',
    avoid: 'Forms whose input is kept anyway.',
    do: ['Put one around all forms of a page.'],
    dont: ['Ask when nothing has changed.'],
    states: 'No changes, asking. When the user closes the tab, the browser asks.',
    content: [
      'The title is a question of at most four words: “Leave without saving?”',
      'One sentence says what will be lost.',
      'Label the buttons with their action: “Leave”, “Stay”.',
    ],
    accessibility: {
      roles: 'An alertdialog with two buttons.',
      keys: { Tab: 'moves between the buttons', Escape: 'stays on the page' },
      says: 'The question.',
    },
    related: ['Components/Dialog', 'Flows/Account/Profile'],
  },
  'Flows/Form/Confirm dialog': {
    use: 'To ask for confirmation before a permanent deletion, and to send the request.',
    avoid: 'An action that can be undone needs no question: offer “Undo” in a notification.',
    do: ['Name what will be deleted.'],
    dont: ['Ask twice for the same action.'],
    states: 'Asking, pending, failed, confirmed.',
    content: ['The title is a question.', 'Label the buttons with their action: “Delete”, “Keep”.'],
    accessibility: {
      roles: 'An alertdialog with two buttons. The one that changes nothing has the focus.',
      keys: { Tab: 'moves between the buttons', Escape: 'closes the dialog and returns the focus' },
      says: 'The question. A failure is announced at once.',
    },
    related: ['Components/Dialog', 'Flows/Form/Unsaved', 'Flows/Account/Sessions'],
  },
  'Flows/Form/Loaded list': {
    use: 'For a list from the server, in all of its states.',
    avoid: 'For data that is already loaded, use a plain list.',
    do: ['Pass the state that `useLoginAndSecurityList` returns.', 'Give the list a name: screen readers announce it.'],
    dont: ['Show an empty list without a text, unless it can never be empty.'],
    states: 'Loading, failed, empty, with rows. Not rendered when the backend has no such list.',
    content: ['The text of an empty list says what it will contain.'],
    accessibility: {
      roles: 'A list with a name, a status while it loads, and an alert for a failure.',
      keys: { Tab: 'moves to the retry button, or to the buttons of the rows' },
      says: 'That the list is loading. A failure is announced at once.',
    },
    related: ['Flows/Form/Notice', 'Flows/Account/Passkeys', 'Flows/Account/Sessions'],
  },
  'Flows/Form/Username field': {
    use: 'To tell password managers which account a password belongs to, in a form without the email address.',
    avoid: 'A form with the email address does not need it: that field has `autoComplete="username"`.',
    do: ['Place it before the password field.'],
    dont: ['Omit it for accounts without an address: it is empty then.'],
    states: 'With an address, without one.',
    content: ['It has no text.'],
    accessibility: { roles: 'None: it is hidden from assistive technology.', says: 'Nothing.' },
    related: ['Flows/Fields/Password', 'Flows/Account/Password and email'],
  },
};
