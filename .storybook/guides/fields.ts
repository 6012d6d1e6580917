import type { Guides } from './guide.ts';

const errorIsRead = 'The label, the role, the hint, and the message once the field is invalid.';
const errorContent = 'The message says what is wrong and how to mend it, in one sentence.';

/** Fields of forms. Their messages are the caller's: the browser's own never show. */
export const fields: Guides = {
  'Components/TextField': {
    use: 'One line of text: a name, an address, a number, a search.',
    avoid: 'For several lines take TextArea. For a known list take Select or RadioGroup.',
    do: [
      'Set `type`, `inputMode` and `autoComplete`: phones then show the right keys and fill it in.',
      'Show the message under the field after somebody has left it or sent the form.',
    ],
    dont: [
      'Put the label or the rules into the placeholder: it goes with the first letter.',
      'Refuse a format that the code could read, such as spaces in a number.',
    ],
    states: 'Empty, filled, focused, invalid, confirmed, read-only, disabled; with an icon or a button at its end.',
    content: [
      'The label is a noun without a colon.',
      'Optional fields say so after the label; required ones say nothing.',
      errorContent,
    ],
    accessibility: {
      roles: 'A textbox (or searchbox) with its label; hint and message describe it, and `aria-invalid` marks it.',
      keys: { Tab: 'moves to the field, then to a button at its end', Enter: 'sends the form' },
      says: errorIsRead,
    },
    status: 'stable',
    related: ['Components/TextArea', 'Components/Select', 'Flows/Fields/Password', 'Flows/Fields/Phone'],
  },
  'Components/TextArea': {
    use: 'Several lines of text, such as a message. It grows with its text between two heights.',
    avoid: 'For one line take TextField.',
    do: ['Say in `countLabel` how much is left once the limit is near.'],
    dont: ['Cut off what is too long: let the message say by how much.'],
    states: 'Empty, filled, focused, invalid, confirmed, disabled; at its greatest height it scrolls.',
    content: [
      'The hint says what helps the person who answers: “The date, the place, the number of guests”.',
      errorContent,
    ],
    accessibility: {
      roles: 'A textbox of several lines with its label; hint and message describe it.',
      keys: { Tab: 'moves on: a tab is not typed', Enter: 'begins a new line' },
      says: `${errorIsRead} What is left to write stands below the field; it is not announced.`,
    },
    status: 'stable',
    related: ['Components/TextField'],
  },
  'Components/Select': {
    use: 'One choice of a list with more than five entries.',
    avoid: 'Up to five choices are a RadioGroup, all in sight. Actions are a Menu.',
    do: ['Order entries as people look for them: by alphabet, or the most frequent first.'],
    dont: ['Choose the first entry for somebody: leave the placeholder.'],
    states: 'Empty, chosen, open, focused, invalid, disabled; an entry may be disabled.',
    content: [
      'The placeholder says what to do: “Choose a city”.',
      'Entries are as short as they stay distinct.',
      errorContent,
    ],
    accessibility: {
      roles: 'A button that opens a listbox; the label names both.',
      keys: {
        'Enter, Space, arrows': 'open it',
        'Arrows, Home, End, letters': 'move',
        Enter: 'chooses and closes',
        Escape: 'closes and changes nothing',
      },
      says: 'The chosen entry or the placeholder, the label, the hint and the message; in the list each entry with its place.',
    },
    status: 'stable',
    related: ['Components/RadioGroup', 'Components/Menu'],
  },
  'Components/RadioGroup': {
    use: 'One choice of up to five, all in sight.',
    avoid: 'Longer lists are a Select. Several at once are a CheckboxGroup.',
    do: ['Use cards where a picture or a sentence helps to choose.'],
    dont: ['Send a form by choosing: let people press the button.'],
    states: 'Nothing chosen, one chosen, focused, invalid, disabled; as lines or as cards.',
    content: [
      'The label asks or names: “You are”.',
      'Labels begin alike; a description is one sentence.',
      errorContent,
    ],
    accessibility: {
      roles: 'A radiogroup with its label, and radios. A description describes its radio.',
      keys: { Tab: 'moves to the chosen one, or to the first', Arrows: 'move and choose', Space: 'chooses' },
      says: 'The group’s label once, then each label with its description and place.',
    },
    status: 'stable',
    related: ['Components/Select', 'Components/CheckboxGroup'],
  },
  'Components/Checkbox': {
    use: 'Yes or no: an agreement, a setting that is sent with a form.',
    avoid: 'Several of a kind are a CheckboxGroup.',
    do: ['Let a link to the terms stay a link inside of the label.'],
    dont: ['Tick it for somebody, where it means that they agree.', 'Write a label that says no: “Do not send me…”.'],
    states: 'Empty, ticked, partly, focused, invalid, disabled.',
    content: ['The label is a sentence without a full stop, in the words of the person who ticks it.', errorContent],
    accessibility: {
      roles: 'A checkbox whose whole label, 44 px high, is its target.',
      keys: { Space: 'ticks it or takes the tick away' },
      says: 'The label, “checkbox”, whether it is ticked, the hint and the message.',
    },
    status: 'stable',
    related: ['Components/CheckboxGroup', 'Components/RadioGroup'],
  },
  'Components/CheckboxGroup': {
    use: 'Several choices of a list: trades, interests.',
    avoid: 'One choice is a RadioGroup or a Select.',
    do: ['Set `more` for long lists: the chosen ones are always in sight.'],
    dont: ['Add “select all” to a list of fewer than ten.'],
    states: 'Short, with all entries, with chosen entries further down, invalid, disabled.',
    content: ['The hint says how many may be chosen.', 'The button says that more come: “Display more”.', errorContent],
    accessibility: {
      roles: 'A group with its label and hint, and checkboxes.',
      keys: {
        Tab: 'moves from box to box',
        Space: 'ticks',
        'Enter on “Display more”': 'shows the others; the first of them has the focus',
      },
      says: 'The group’s label and hint once, then each box and whether it is ticked.',
    },
    status: 'stable',
    related: ['Components/Checkbox', 'Components/RadioGroup'],
  },
};
