import type { Guides } from './guide.ts';

const pressKeys = { Enter: 'presses it', Space: 'presses it' };

/** Buttons, links, menus: what somebody presses. */
export const actions: Guides = {
  'Components/Button': {
    use: 'An action on this page: send, save, open a dialog.',
    avoid:
      'For another address take ButtonLink or TextLink. For a form that must work before its code has loaded take SubmitButton.',
    do: [
      'Give one button of a group the primary look.',
      'Set `pending` and `pendingLabel` while a request is on its way.',
    ],
    dont: [
      'Disable a button that could say what is missing: set `unavailable` to the reason.',
      'Change its label to say that it succeeded.',
    ],
    states: 'At rest, pointed at, pressed, focused, disabled, unavailable with a reason, pending.',
    content: [
      'A verb and its object: “Create my event”.',
      'At most four words; it wraps rather than being cut off.',
      'No full stop, no exclamation mark.',
    ],
    accessibility: {
      roles: 'A native button. Without visible text it needs `aria-label`.',
      keys: pressKeys,
      says: 'The label and “button”. While pending the pending label is announced; an unavailable one is “dimmed” and its reason is read after the label.',
    },
    status: 'stable',
    related: ['Components/ButtonLink', 'Components/SubmitButton', 'Components/IconButton'],
  },
  'Components/ButtonLink': {
    use: 'A link that is the main way on from a place, and so looks like a button.',
    avoid: 'For an action take Button. For a link among text take TextLink.',
    do: ['Give it the address, so that it opens in a new tab as any link does.'],
    dont: ['Give it a handler and an empty address.', 'Put three of them beside each other.'],
    states: 'At rest, pointed at, pressed, focused; four looks and two sizes.',
    content: ['Says where it leads or what begins there.', 'At most four words.'],
    accessibility: {
      roles: 'A plain anchor; works before any code is there.',
      keys: { Enter: 'follows it' },
      says: 'The text and “link”.',
    },
    status: 'stable',
    related: ['Components/Button', 'Components/TextLink'],
  },
  'Components/SubmitButton': {
    use: 'Sends a native form, for example a search, before any code has loaded.',
    avoid: 'Where sending takes time, take Button with `type="submit"` and `pending`.',
    do: ['Keep the form’s action an address that answers without JavaScript.'],
    dont: ['Use it outside of a form: it would do nothing.'],
    states: 'At rest, pointed at, pressed, focused; four looks.',
    content: ['A verb: what sending does.', 'At most three words.'],
    accessibility: {
      roles: 'A native submit button.',
      keys: pressKeys,
      says: 'The text and “button”.',
    },
    status: 'stable',
    related: ['Components/Button'],
  },
  'Components/IconButton': {
    use: 'A common action where there is no room for words: close, theme, next slide.',
    avoid: 'For an action that people do not know by its icon take Button with a text.',
    do: ['Name what a press does in `label`: “Switch to dark theme”.'],
    dont: ['Rely on a tooltip for the meaning.', 'Put two of them closer than their 44 px.'],
    states: 'At rest, pointed at, pressed, focused, disabled.',
    content: ['The label is a verb and its object; nobody sees it, everybody who listens hears it.'],
    accessibility: {
      roles: 'A native button of 44 px, named by `label`. Its icon is hidden.',
      keys: pressKeys,
      says: 'The label and “button”.',
    },
    status: 'stable',
    related: ['Components/Button', 'Components/Icon'],
  },
  'Components/TextLink': {
    use: 'A link that stands by itself under a text or a card.',
    avoid: 'Inside of a sentence take an ordinary anchor. For the main way on take ButtonLink.',
    do: ['Say where it leads: “See all venues”.'],
    dont: ['Write “click here” or “read more” alone.'],
    states: 'At rest, pointed at, focused; with or without an arrow.',
    content: ['Two to five words that make sense out of context.'],
    accessibility: {
      roles: 'A plain anchor. The arrow is hidden.',
      keys: { Enter: 'follows it' },
      says: 'The text and “link”.',
    },
    status: 'stable',
    related: ['Components/ButtonLink'],
  },
  'Components/Menu': {
    use: 'A short list of actions or links that belong to one button, such as the account’s.',
    avoid: 'For a value of a form take Select. For the main navigation show links.',
    do: [
      'Put what ends or removes something last, after a rule, with `kind: "danger"`.',
      'Use `selected` for a choice such as the language.',
    ],
    dont: ['Hide the only way to something important in it.', 'Put more than about eight entries into it.'],
    states: 'Closed, open, entry pointed at, entry disabled, entry chosen.',
    content: [
      'Entries begin alike: all verbs or all nouns.',
      'At most five words; the second line explains, in one sentence.',
    ],
    accessibility: {
      roles: 'A menu named by `label` with menu items; with `selected` they are radio items.',
      keys: {
        'Enter, Space, Arrow down': 'open it; the first entry has the focus',
        'Arrow up, Arrow down': 'move',
        'Home, End, letters': 'move to the first, the last, the next that begins so',
        Enter: 'chooses and closes',
        Escape: 'closes; the focus returns to the button',
      },
      says: 'The menu’s name, then each entry with its second line.',
    },
    status: 'stable',
    related: ['Components/Select', 'Components/Button'],
  },
};
