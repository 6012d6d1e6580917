import type { Guides } from './guide.ts';

const errorIsRead = 'The label, the role, the hint, and the error message once the field is invalid.';
const errorContent = 'The error message says what is wrong and how to fix it, in one sentence.';

/** Guides of form fields. The caller provides their messages; native validation messages never appear. */
export const fields: Guides = {
  'Components/TextField': {
    use: 'For one line of text: a name, an address, a number, a search.',
    avoid: 'For several lines, use TextArea. For a known list of values, use Select or RadioGroup.',
    do: [
      'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keyboard and browsers can fill in the field.',
      'Show the error message after the user has left the field or submitted the form.',
    ],
    dont: [
      'Put the label or the rules into the placeholder: it disappears with the first character.',
      'Reject a format that code can parse, such as spaces in a number.',
    ],
    states: 'Empty, filled, focused, invalid, confirmed, read-only, disabled, with a button at the end.',
    content: [
      'The label is a noun without a colon.',
      'Mark optional fields after the label. Don’t mark required fields.',
      errorContent,
    ],
    roles:
      'A textbox (or searchbox) with a label. The hint and the message are its description, and `aria-invalid` marks an error.',
    keys: { Tab: 'moves to the field, then to a button at its end', Enter: 'submits the form' },
    says: errorIsRead,
    related: ['Components/TextArea', 'Components/Select', 'Flows/Fields/Password', 'Flows/Fields/Phone'],
  },
  'Components/TextArea': {
    use: 'For several lines of text, such as a message. The field grows with its text between two heights.',
    avoid: 'For one line, use TextField.',
    do: ['Set `rows` to the expected length of the text.'],
    dont: ['Cut off text that is too long: say in the error message by how much.'],
    states: 'Empty, filled, focused, invalid, disabled. At its maximum height it scrolls.',
    content: [
      'The hint names what helps the person who replies: “The date, the place, the number of guests”.',
      errorContent,
    ],
    roles: 'A multi-line textbox with a label. The hint and the message are its description.',
    keys: { Tab: 'moves to the next control; it does not insert a tab', Enter: 'inserts a new line' },
    says: errorIsRead,
    related: ['Components/TextField'],
  },
  'Components/Select': {
    use: 'For one choice from a list of more than five options.',
    avoid: 'For up to five options, use RadioGroup, which shows them all. For actions, use Menu.',
    do: ['Sort options as users look for them: alphabetically, or the most frequent first.'],
    dont: ['Preselect the first option: show the placeholder.'],
    states: 'Empty, selected, open, focused, invalid, disabled. Single options can be disabled.',
    content: [
      'The placeholder says what to do: “Choose a city”.',
      'Keep options as short as possible, but distinct.',
      errorContent,
    ],
    roles: 'A button that opens a listbox. The label names both.',
    keys: {
      'Enter, Space, arrows': 'opens the list',
      'Arrows, Home, End, letters': 'moves the focus',
      Enter: 'selects the option and closes the list',
      Escape: 'closes the list without a change',
    },
    says: 'The selected option or the placeholder, the label, the hint and the message. In the list, each option with its position.',
    related: ['Components/RadioGroup', 'Components/Menu'],
  },
  'Components/RadioGroup': {
    use: 'For one choice from up to five options, all visible.',
    avoid: 'For longer lists, use Select. For several choices, use CheckboxGroup.',
    do: ['Use cards if a picture or a sentence helps to choose.'],
    dont: ['Submit the form on selection: let users press the button.'],
    states: 'Nothing selected, one selected, focused, invalid, disabled, as a list or as cards.',
    content: [
      'The label asks a question or names the choice: “You are”.',
      'Use the same form for all options. A description is one sentence.',
      errorContent,
    ],
    roles: 'A radiogroup with a label, and radios. The description of an option describes its radio.',
    keys: {
      Tab: 'moves to the selected option, or to the first one',
      Arrows: 'moves the focus and selects',
      Space: 'selects',
    },
    says: 'The group’s label once, then each option with its description and position.',
    related: ['Components/Select', 'Components/CheckboxGroup'],
  },
  'Components/Checkbox': {
    use: 'For yes or no: an agreement, or a setting that is submitted with a form.',
    avoid: 'For several related choices, use CheckboxGroup.',
    do: ['Keep links in the label, for example to the terms.'],
    dont: ['Preselect a checkbox that expresses agreement.', 'Use negative labels: “Do not send me…”.'],
    states: 'Unchecked, checked, focused, invalid, disabled.',
    content: ['The label is a sentence without a full stop, from the user’s point of view.', errorContent],
    roles: 'A checkbox. Its touch target is 44 px high and includes the whole label.',
    keys: { Space: 'checks or unchecks it' },
    says: 'The label, “checkbox”, whether it is checked, the hint and the message.',
    related: ['Components/CheckboxGroup', 'Components/RadioGroup'],
  },
  'Components/CheckboxGroup': {
    use: 'For several choices from a list: trades, interests.',
    avoid: 'For one choice, use RadioGroup or Select.',
    do: ['Set `more` for long lists. Options that are checked initially are always visible.'],
    dont: ['Add “select all” to a list of fewer than ten options.'],
    states: 'Shortened, with all options, with checked options further down, invalid, disabled.',
    content: [
      'The hint says how many options can be chosen.',
      'The button says that it shows more: “Display more”.',
      errorContent,
    ],
    roles: 'A group with a label and a hint, and checkboxes.',
    keys: {
      Tab: 'moves from checkbox to checkbox',
      Space: 'checks or unchecks',
      'Enter on “Display more”': 'shows the other options and focuses the first of them',
    },
    says: 'The group’s label and hint once, then each checkbox and whether it is checked.',
    related: ['Components/Checkbox', 'Components/RadioGroup'],
  },
  'Components/Combobox': {
    use: 'For a text with suggestions: a place, a name, a search.',
    avoid: 'For a choice from a fixed list, use Select. For a text without suggestions, use TextField.',
    do: [
      'Show at most six results of a search, the best one first.',
      'Add a second line if two options have the same name.',
      'Set `isFiltered` for the results of a search, `pending` while it runs, and `status` when it finds nothing.',
    ],
    dont: [
      'Accept only the suggestions: the user may type any text.',
      'Send a request for each key: wait for a pause.',
    ],
    states: 'Empty, filled, open, searching, nothing found, focused, invalid, disabled.',
    content: [
      'The label is a noun without a colon. The hint says what can be searched: “A street, a neighbourhood, a town.”',
      'An option has up to five words, its second line up to eight.',
      '`status` says what happened and what to try, in one or two short, neutral sentences.',
      errorContent,
    ],
    roles: 'A combobox with a label and a listbox with a name. The hint and the message describe the combobox.',
    keys: {
      Letters: 'open the list with the matching options',
      'Arrow down, Arrow up': 'move through the options',
      Enter: 'chooses the option',
      Escape: 'closes the list and keeps the text',
      Tab: 'closes the list and moves on',
    },
    says: 'The label, the hint and the message, each option with its second line, and `status` when it changes.',
    related: ['Components/TextField', 'Components/Select', 'Flows/Account/Place'],
  },
  'Components/CodeField': {
    use: 'For a one-time code that the user receives by SMS or email.',
    avoid: 'For a password, use Password. For any other number, use TextField.',
    do: ['Give it the focus when the code has been sent.', 'Keep the digits after a wrong code.'],
    dont: [
      'Use one input for each digit: pasting and the autofill of codes would fail.',
      'Block pasting: the field finds the code in a whole message.',
    ],
    states: 'Empty, partly filled, filled, counting down, focused, wrong code, disabled.',
    content: [
      'The label names the number of digits: “Six-digit code”.',
      'The hint says in one short sentence how long the code is valid. A countdown has the same length.',
      errorContent,
    ],
    roles:
      'One text field with a label, a numeric keyboard and `autocomplete="one-time-code"`. The cells are hidden from assistive technology.',
    keys: { Digits: 'fill the next cell', Backspace: 'deletes the last digit', Enter: 'submits the form' },
    says: 'The label, the digits, the error and the hint. A countdown is not read every second.',
    related: ['Components/TextField', 'Flows/Phone login', 'Flows/Fields/Password'],
  },
  'Components/FileDrop': {
    use: 'To choose a file, with a button or by dropping it.',
    avoid: 'To show files that are already chosen, use a list. To replace a file, use a small Button.',
    do: [
      'Say which types and sizes are accepted.',
      'Check files after they are chosen: dropped files may have any type.',
    ],
    dont: ['Rely on dropping alone: it does not exist on a phone.', 'Put other controls into the zone.'],
    states: 'Empty, files dragged over it, pending, invalid, disabled.',
    content: [
      'The button says what to choose, in two or three words: “Choose a file”.',
      'The rules are one or two short sentences: what else can be done, types, maximum size.',
      errorContent,
    ],
    roles:
      'A button that opens the browser’s file dialog. It is the only tab stop. The rules and the error describe it.',
    keys: { 'Enter, Space': 'opens the file dialog' },
    says: 'The label of the button, the rules, the error. An error is announced when it appears.',
    related: ['Components/Button', 'Components/ProgressBar', 'Flows/Account/Documents', 'Flows/Account/Picture'],
  },
  'Components/StrengthMeter': {
    use: 'To show below a field for a new password how strong it is.',
    avoid: 'For the progress of a task, use ProgressBar. For a current password, show nothing.',
    do: [
      'Set `aria-describedby` of the field to the meter’s `id`.',
      'Measure what the form checks: a password with one bar is one that the form rejects.',
    ],
    dont: ['Show the colour without the text.', 'Render it only after the first character: the page would jump.'],
    states: 'Empty field, too weak, weak, medium, strong.',
    content: [
      'The label is one or two words with a full stop: “Too weak.”',
      'The advice is one sentence about the next tier. For the highest tier it confirms: “Good password.”',
    ],
    roles: 'A text that describes the field, in a polite live region. The bars are hidden from assistive technology.',
    says: 'The strength and the advice, with the field and when they change.',
    related: ['Flows/Fields/Password', 'Components/ProgressBar', 'Components/TextField'],
  },
};
