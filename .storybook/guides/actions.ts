import type { Guides } from './guide.ts';

const pressKeys = { Enter: 'activates the button', Space: 'activates the button' };

/** Guides of interactive components: buttons, links, menus. */
export const actions: Guides = {
  'Components/Button': {
    use: 'For an action on the current page: send, save, open a dialog.',
    avoid:
      'To open another page, use ButtonLink or TextLink. For a form that must work before its code has loaded, use SubmitButton.',
    do: [
      'Use the primary variant for one button per group.',
      'Set `pending` and `pendingLabel` while a request is running.',
    ],
    dont: [
      'Disable a button that can explain what is missing: set `unavailable` to the reason.',
      'Change the label to confirm success.',
    ],
    states: 'Default, hover, pressed, focused, disabled, unavailable with a reason, pending.',
    content: [
      'Use a verb and its object: “Create my event”.',
      'Use at most four words. A longer label wraps; it is never cut off.',
      'Don’t end with a full stop or an exclamation mark.',
    ],
    accessibility: {
      roles: 'A native button. Without visible text it needs `aria-label`.',
      keys: pressKeys,
      says: 'The label and “button”. A pending button announces its pending label. An unavailable button is announced as “dimmed”, followed by the reason.',
    },
    related: ['Components/ButtonLink', 'Components/SubmitButton', 'Components/IconButton'],
  },
  'Components/ButtonLink': {
    use: 'For a link that is the main next step and therefore looks like a button.',
    avoid: 'For an action on the current page, use Button. For a link in running text, use TextLink.',
    do: ['Set `href`, so that the link also opens in a new tab.'],
    dont: ['Replace `href` by a click handler.', 'Place three of them side by side.'],
    states: 'Default, hover, pressed, focused, in four variants and two sizes.',
    content: ['Name the destination, or what starts there.', 'Use at most four words.'],
    accessibility: {
      roles: 'A plain anchor. It works before any JavaScript has loaded.',
      keys: { Enter: 'follows the link' },
      says: 'The text and “link”.',
    },
    related: ['Components/Button', 'Components/TextLink'],
  },
  'Components/SubmitButton': {
    use: 'To submit a native form, for example a search, before any JavaScript has loaded.',
    avoid: 'If submitting takes time, use Button with `type="submit"` and `pending`.',
    do: ['Give the form an `action` that responds without JavaScript.'],
    dont: ['Use it outside a form, where it has no effect.'],
    states: 'Default, hover, pressed, focused.',
    content: ['Use a verb for what submitting does.', 'Use at most three words.'],
    accessibility: {
      roles: 'A native submit button.',
      keys: pressKeys,
      says: 'The text and “button”.',
    },
    related: ['Components/Button'],
  },
  'Components/IconButton': {
    use: 'For a common action without room for text: close, switch the theme, show the next slide.',
    avoid: 'For an action that users do not recognise by its icon, use Button with text.',
    do: ['Name the action in `label`: “Switch to the dark theme”.'],
    dont: ['Rely on a tooltip for the meaning.', 'Let the 44 px targets of two buttons overlap.'],
    states: 'Default, hover, pressed, focused, disabled.',
    content: ['The label is a verb and its object. It is not visible, but screen readers announce it.'],
    accessibility: {
      roles: 'A native button of 44 px with `label` as its accessible name. The icon is hidden from screen readers.',
      keys: pressKeys,
      says: 'The label and “button”.',
    },
    related: ['Components/Button', 'Components/Icon'],
  },
  'Components/TextLink': {
    use: 'For a stand-alone link below a text or in a card.',
    avoid: 'Inside a sentence, use a plain anchor. For the main next step, use ButtonLink.',
    do: ['Name the destination: “See all venues”.'],
    dont: ['Use “click here” or “read more” alone.'],
    states: 'Default, hover, focused, with or without an arrow or an icon.',
    content: ['Use two to five words that make sense out of context.'],
    accessibility: {
      roles: 'A plain anchor. The arrow is hidden from screen readers.',
      keys: { Enter: 'follows the link' },
      says: 'The text and “link”.',
    },
    related: ['Components/ButtonLink'],
  },
  'Components/Menu': {
    use: 'For a short list of actions or links behind one button, such as the account menu.',
    avoid: 'For a value in a form, use Select. For the main navigation, show the links.',
    do: ['Put actions that end or delete something last, after a rule, with `kind: "danger"`.'],
    dont: ['Hide the only way to an important action in a menu.', 'Add more than about eight entries.'],
    states: 'Closed, open, entry hovered, entry disabled.',
    content: [
      'Use the same form for all entries: all verbs or all nouns.',
      'Use at most five words. The second line explains the entry in one sentence.',
    ],
    accessibility: {
      roles: 'A menu with `label` as its name, and menu items.',
      keys: {
        'Enter, Space, Arrow down': 'opens the menu and focuses the first entry',
        'Arrow up, Arrow down': 'moves the focus',
        'Home, End, letters':
          'moves to the first entry, the last entry, or the next entry that starts with the letters',
        Enter: 'activates the entry and closes the menu',
        Escape: 'closes the menu and returns the focus to the button',
      },
      says: 'The menu’s name, then each entry with its second line.',
    },
    related: ['Components/Select', 'Components/Button'],
  },
  'Components/SkipLink': {
    use: 'As the first element of each page, so that keyboard users skip the header.',
    avoid: 'For links within the page’s content, use TextLink.',
    do: ['Give the content the id of `href` (`main` by default) and `tabindex="-1"`.'],
    dont: ['Put anything that receives the focus before it.', 'Hide it while it has the focus.'],
    states: 'Focused: at the top of the window. Otherwise outside the page.',
    content: ['Two to four words that say where it leads: “Skip to content”.'],
    accessibility: {
      roles: 'A link.',
      keys: { Tab: 'shows the link, as the first tab stop', Enter: 'moves the focus to the content' },
      says: 'Its text.',
    },
    related: ['Components/TextLink', 'Shell/Header', 'Foundations/Focus'],
  },
  'Components/LanguageSwitch': {
    use: 'To read the current page in another language.',
    avoid: 'To choose among more than four languages, use Select.',
    do: ['Name each language in the language itself.', 'Link each language to the same page, not to the home page.'],
    dont: ['Use flags: a flag is a country, not a language.'],
    states: 'Codes or full names. The current language is underlined.',
    content: ['Codes where there is little room, such as a header; full names in a menu.'],
    accessibility: {
      roles:
        'A list of links with `label` as its name. The current language has `aria-current`, and each link its `lang`.',
      keys: { Tab: 'moves to the next language', Enter: 'opens the page in that language' },
      says: 'The code and the name of the language, in that language.',
    },
    related: ['Components/Select', 'Shell/Header', 'Shell/Panels'],
  },
};
