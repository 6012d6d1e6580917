import type { Guides } from './guide.ts';

/**
 * Guides of the header, the footer and other parts around every page. They are part of the app: no package exports
 * them.
 */
export const shell: Guides = {
  'Shell/Header': {
    use: 'The header of every page: logo, menu, search, contact, language, theme, and login or account.',
    avoid: 'The composer has its own toolbar.',
    do: ['Configure the menu in the composer.'],
    dont: ['Add more entries than fit in two rows: the whole menu then moves into the menu panel.'],
    states:
      'On the page background, over a hero, scrolled, narrow, logged in, with a long or a nested menu, before the session is known.',
    content: ['Menu entries have one or two words.'],
    accessibility: {
      roles: 'A banner with navigation. `aria-current` marks the current page.',
      keys: {
        Tab: 'moves to the skip link first, then to the entries',
        'Enter, Space': 'opens a nested menu',
        Arrows: 'moves the focus in the nested menu',
        Escape: 'closes the nested menu',
      },
      says: 'Each entry, and whether a nested menu is open.',
    },
    related: ['Shell/Panels', 'Shell/Logo', 'Shell/AccountBadge', 'Components/LanguageSwitch', 'Components/SkipLink'],
  },
  'Shell/Footer': {
    use: 'The footer of every page: description, contact details, newsletter, menus, and the name in large letters.',
    avoid: 'Show details of a single page in a section.',
    do: ['Show only what the configuration contains.'],
    dont: ['Repeat the whole header.'],
    states: 'Typical, without menus, with all social networks, with a long name, subscribing.',
    content: ['The description is one sentence of up to 15 words.', 'Entries of a menu have one to three words.'],
    accessibility: {
      roles: 'Contentinfo with navigation and a form.',
      keys: { Tab: 'moves from link to link' },
      says: 'Each part by its heading.',
    },
    related: ['Shell/Header', 'Shell/Socials', 'Sections/Newsletter'],
  },
  'Shell/Panels': {
    use: 'The dialogs of the header: menu, contact details, search.',
    avoid: 'For questions and forms, use Dialog.',
    do: ['Open them with `PanelButton`, which works before any JavaScript has loaded.'],
    dont: ['Put content into a panel that the page needs.'],
    states: 'Menu, long menu, menu of a member, contact details, without details, search.',
    content: [
      'The title has at most six words. The menu and the search start with an invitation, not an instruction.',
      'Labels of contact details are one word: “Phone”.',
    ],
    accessibility: {
      roles: 'Native modal dialogs with a name. The page behind is inert.',
      keys: { Tab: 'stays inside', Escape: 'closes the panel and returns the focus' },
      says: 'The name, then the focused element.',
    },
    related: ['Shell/Header', 'Components/Dialog'],
  },
  'Shell/Logo': {
    use: 'The site’s name below a garland with five lights.',
    avoid: 'The footer has its own version, filled with a pattern.',
    do: ['Use the name of the site configuration.'],
    dont: ['Draw the name as a picture.'],
    states: 'Any name, in the text colour of the tone around it.',
    content: ['A name of up to 14 letters fits on narrow screens.'],
    accessibility: {
      roles: 'Text. The garland is hidden from assistive technology.',
      says: 'The name.',
    },
    related: ['Shell/Header'],
  },
  'Shell/AccountBadge': {
    use: 'The logged-in user: picture or initials, and the name. Its menu loads when it is used.',
    avoid: 'Guests see the login link instead.',
    do: ['Show the name where there is room.'],
    dont: ['Show the email address outside of the menu, unless the user has no name.'],
    states: 'With a picture, with initials, with a long name, open.',
    content: ['The visible text is the full name. Entries have at most two words: “My profile”, “Log out”.'],
    accessibility: {
      roles: 'A button with a name, and a menu.',
      keys: { 'Enter, Space': 'opens the menu', Escape: 'closes the menu' },
      says: 'The account owner, then the entries.',
    },
    related: ['Components/Avatar', 'Components/Menu', 'Shell/Header'],
  },
  'Shell/Notifications': {
    use: 'The notifications of the site. Their code loads with the first notification.',
    avoid: 'Show problems that the user must fix on the page.',
    do: ['Add notifications to the app’s queue.'],
    dont: ['Show several at once: the third one replaces the oldest.'],
    states: 'Empty, one, two. See ToastRegion.',
    content: ['A title of up to five words, then at most two sentences.'],
    accessibility: {
      roles: 'As for ToastRegion.',
      keys: { Tab: 'moves to the buttons' },
      says: 'The title and the text, politely.',
    },
    related: ['Components/ToastRegion'],
  },
  'Shell/NavigationStatus': {
    use: 'The feedback while a visitor follows a link within the site: progress, failure, the new page.',
    avoid: 'The browser handles links to other sites.',
    do: ['Keep the current page until the next one has loaded.'],
    dont: ['Replace the page by a spinner.'],
    states: 'Idle, loading, slow, failed with a retry, offline, loaded.',
    content: [
      'A failure is two sentences: the reason, then what did not happen. “You seem to be offline. The page could not be opened.”',
      'The button is “Try again”.',
    ],
    accessibility: {
      roles: 'A status for a slow page and for the loaded one, and an alert for a failure.',
      keys: { 'Enter on “Try again”': 'follows the link again' },
      says: 'The title of the new page, or the failure.',
    },
    related: ['Components/ProgressBar'],
  },
  'Shell/Socials': {
    use: 'The logos of the social networks of the site, each once.',
    avoid: 'For sponsors, use the section.',
    do: ['Use the URLs of the site configuration.'],
    dont: ['Show a logo without a URL.'],
    states: 'None (renders nothing), some, all 24.',
    content: ['The name of the network.'],
    accessibility: {
      roles: 'A list of links. The logos are hidden from assistive technology.',
      keys: { Tab: 'moves from link to link' },
      says: 'The name of each network.',
    },
    related: ['Shell/Footer'],
  },
};
