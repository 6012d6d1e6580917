import type { Guides } from './guide.ts';

const texts = 'Labels and messages are literal: the specification has them, in both languages.';

/** Fields and notices that several forms have. */
export const formParts: Guides = {
  'Flows/Fields/Password': {
    use: 'A password, hidden until somebody wants to see it; a new one with its strength.',
    avoid: 'For a code take the code field of phone login.',
    do: ['Set `autoComplete` to `current-password` or `new-password`.'],
    dont: ['Forbid pasting.', 'Set rules for characters: length counts.'],
    states: 'Empty, hidden, shown, capitals locked, weak to strong, invalid.',
    content: [texts, 'The meter says what would make it better.'],
    accessibility: {
      roles: 'A field with its label and a button that shows or hides the text.',
      keys: { Tab: 'moves to the field, then to the button', 'Enter, Space on the button': 'show or hide' },
      says: 'The label and the hint; that capitals are locked and how strong the password is, politely.',
    },
    status: 'stable',
    related: ['Components/TextField', 'Flows/Register'],
  },
  'Flows/Fields/Phone': {
    use: 'A phone number: the country with its flag, and the number as people write it.',
    avoid: 'For a number that is only shown take Text.',
    do: ['Begin with Togo, or with the first of `countries`.', 'Take any spaces and a leading +.'],
    dont: ['Ask for the calling code by itself.'],
    states: 'Empty, filled, country list open, searched, nothing found, invalid, disabled.',
    content: [texts],
    accessibility: {
      roles: 'A button that opens a listbox with a search, and a field of type tel with its label.',
      keys: { 'Enter, Space': 'open the list', Letters: 'search', 'Arrow up, Arrow down': 'move', Escape: 'closes' },
      says: 'The country with its calling code, then the label and the number.',
    },
    status: 'stable',
    related: ['Components/TextField', 'Components/Select', 'Flows/Phone login'],
  },
  'Flows/Form/Notice': {
    use: 'What went wrong with a form as a whole, by the error catalogue.',
    avoid: 'What is wrong with one field stands under that field.',
    do: ['Place it above the button.'],
    dont: ['Show the code of an error.'],
    states: 'Empty, with a text, with a text and advice.',
    content: [texts, 'It says what happened and what to do, in one or two sentences.'],
    accessibility: {
      roles: 'An alert that is in the page before it has a text.',
      keys: {},
      says: 'Its text, at once.',
    },
    status: 'stable',
    related: ['Components/ToastRegion', 'Components/TextField'],
  },
  'Flows/Form/Unsaved': {
    use: 'Asks before something that was typed and not saved is left behind.',
    avoid: 'Forms whose input is kept anyway.',
    do: ['Put one around all forms of a page.'],
    dont: ['Ask where nothing was changed.'],
    states: 'Nothing typed, asking; closing the tab is asked by the browser.',
    content: [texts, 'The buttons say what they do: “Leave”, “Stay”.'],
    accessibility: {
      roles: 'An alertdialog with two buttons.',
      keys: { Tab: 'moves between the buttons', Escape: 'stays' },
      says: 'The question.',
    },
    status: 'stable',
    related: ['Components/Dialog', 'Flows/Account/Profile'],
  },
};
