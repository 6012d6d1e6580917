import type { Guides } from './guide.ts';

/** What holds other things, opens over the page or reports. */
export const surfaces: Guides = {
  'Components/Card': {
    use: 'What belongs together: a provider, an event, a form.',
    avoid: 'For a band across the page take a section. For an offer with a price take Ticket.',
    do: [
      'One thing and one way on for each card.',
      'Choose the element: `article` for a thing of its own, `li` in a list.',
    ],
    dont: ['Put a card into a card.', 'Raise every card: `raised` is for what lies over others.'],
    states: 'Flat on the page or raised. It does nothing by itself.',
    content: ['A heading of up to six words, a line or two, one link.'],
    accessibility: { roles: 'The element of `as`; no role of its own.', keys: {}, says: 'What it holds.' },
    status: 'stable',
    related: ['Components/Ticket', 'Components/Frame', 'Components/Stack'],
  },
  'Components/Dialog': {
    use: 'A question or a short form that has to be answered before the page goes on.',
    avoid: 'For news take a notification. For a long form take a screen.',
    do: [
      'Ask in the title, answer by verbs on the buttons.',
      'Put the main action last.',
      'Use `role="alertdialog"` for a question that must be answered.',
    ],
    dont: [
      'Close at a press outside where somebody may have typed: leave out `dismissable`.',
      'Open one from another.',
    ],
    states:
      'Closed, open, three widths, longer than the window (its content scrolls); on a phone a sheet over the whole window.',
    content: [
      'Title: a question or a name, at most eight words.',
      'Text: what follows from the answer, in one or two sentences.',
    ],
    accessibility: {
      roles: 'A modal dialog or alertdialog named by its title. The page behind is inert.',
      keys: { Tab: 'stays inside', Escape: 'closes; the focus returns to where it was' },
      says: 'The role and the title, then what has the focus. A title that changes while it is open is announced.',
    },
    status: 'stable',
    related: ['Components/ToastRegion', 'Components/Button'],
  },
  'Components/Frame': {
    use: 'A printed hairline frame with concave corners around a card or a title.',
    avoid: 'For a plain border take Card.',
    do: ['Give its parent `position: relative`: the frame covers it.'],
    dont: ['Frame more than one thing of a view.'],
    states: 'Three distances from the edge. It has the colour of `--hairline` on every ground.',
    content: ['None: it is an ornament.'],
    accessibility: { roles: 'None: it is hidden from assistive technology.', keys: {}, says: 'Nothing.' },
    status: 'stable',
    related: ['Components/Card', 'Components/Ticket'],
  },
  'Components/Ticket': {
    use: 'An offer, a step or a plan that looks like a printed ticket, with a stub for its action.',
    avoid: 'For anything without an offer take Card.',
    do: ['Put price and action on the stub.', 'Keep the tones of tickets that lie beside each other different.'],
    dont: ['Put a form into it.'],
    states: 'Notched corners, or with a stub; six grounds.',
    content: ['A title of up to four words and up to two sentences.'],
    accessibility: {
      roles: 'The element of `as`. Notches and perforation are drawn by CSS.',
      keys: {},
      says: 'What it holds.',
    },
    status: 'stable',
    related: ['Components/TicketStrip', 'Components/Card', 'Sections/Pricing'],
  },
  'Components/TicketStrip': {
    use: 'Tickets that belong together, joined by perforations, such as steps.',
    avoid: 'For tickets that are compared with each other take a Grid.',
    do: ['Use `as="ol"` with tickets as `li` where the order counts.'],
    dont: ['Join more than four: a row has no room for them.'],
    states: 'In a row, one below the other where there is less room; the last one may hang torn.',
    content: ['Titles of one word that begin alike: “Choose”, “Invite”, “Dance”.'],
    accessibility: {
      roles: 'The element of `as`: a list of steps is an ordered list.',
      keys: {},
      says: 'What the tickets hold, in order.',
    },
    status: 'stable',
    related: ['Components/Ticket', 'Sections/Top event'],
  },
  'Components/Tabs': {
    use: 'Views of the same thing of which people need one at a time: the days of a programme.',
    avoid: 'For steps of a form take a stepper. For pages take links.',
    do: ['Keep what somebody typed: panels stay in the page unless `unmountHidden` is set.'],
    dont: ['Hide what everybody needs in the second tab.', 'Use more than seven tabs.'],
    states:
      'One chosen; a tab may be disabled; in a row, in a column, over the whole width; a row that is too long scrolls.',
    content: ['Titles of one or two words that begin alike.'],
    accessibility: {
      roles: 'A tablist named by `label`, tabs and tabpanels.',
      keys: { Arrows: 'move and choose', 'Home, End': 'choose the first, the last', Tab: 'moves into the panel' },
      says: 'The tab’s title, its place and whether it is chosen.',
    },
    status: 'stable',
    related: ['Sections/Event schedule'],
  },
  'Components/ToastRegion': {
    use: 'News that somebody may miss without loss: saved, sent, search opens soon.',
    avoid: 'What must be mended stays on the page. What must be answered is a Dialog.',
    do: ['Put the region once around the app, with `ToastsProvider`.', 'Set `duration: null` where the text is long.'],
    dont: ['Point at a field from the corner of the screen.', 'Put the only way to something into a notification.'],
    states: 'Empty, one, two (an older one leaves); information, success, error; with an action.',
    content: [
      'A title of up to five words, then at most two sentences.',
      'An error says what is lost and what is not.',
    ],
    accessibility: {
      roles: 'A section named by `label` with a polite live region in it.',
      keys: {
        Tab: 'reaches the buttons',
        'Enter on “Close”': 'closes; the focus goes to the next one or back to where it was',
      },
      says: 'Title and text, when nothing else is being said. Pointer and focus hold its time.',
    },
    status: 'stable',
    related: ['Components/Dialog'],
  },
  'Components/ProgressBar': {
    use: 'Something that takes more than a second: an upload, the way to another page.',
    avoid: 'For a button that waits take `pending` of Button.',
    do: ['Give `value` as soon as the end is known.', 'Say it in words in `valueText`: “1.2 MB of 4 MB”.'],
    dont: ['Jump back.'],
    states: 'Running without a known end, filled by part, full; at the top of the window.',
    content: ['The label names what goes on: “Uploading the document”.'],
    accessibility: {
      roles: 'A progressbar named by `label`, with its value in per cent or in words.',
      keys: {},
      says: 'The label and the value, where somebody comes to it. It is not announced.',
    },
    status: 'stable',
    related: ['Components/Button'],
  },
};
