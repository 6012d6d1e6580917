import type { Guides } from './guide.ts';

/** Guides of containers, overlays and feedback. */
export const surfaces: Guides = {
  'Components/Card': {
    use: 'To group related content: a provider, an event, a form.',
    avoid: 'For a band across the page, use a section. For an offer with a price, use Ticket.',
    do: [
      'Show one subject and one main link per card.',
      'Choose the element: `article` for independent content, `li` in a list.',
    ],
    dont: ['Put a card into a card.', 'Raise every card: `raised` is for elements above others.'],
    states: 'Flat or raised. A card is not interactive.',
    content: ['A heading of up to six words, one or two lines of text, one link.'],
    accessibility: { roles: 'The element of `as`, without a role of its own.', says: 'Its content.' },
    related: ['Components/Ticket', 'Components/Frame', 'Components/Stack'],
  },
  'Components/Dialog': {
    use: 'For a question or a short form that the user must answer before continuing.',
    avoid: 'For information, use a notification. For a long form, use a page of its own.',
    do: [
      'Ask the question in the title, and label the buttons with verbs.',
      'Put the primary action last.',
      'Use `role="alertdialog"` for a question that must be answered.',
    ],
    dont: [
      'Set `dismissable` on a dialog with form fields: a press outside would lose the input.',
      'Open a dialog from a dialog.',
    ],
    states:
      'Closed, open, in three widths. Content longer than the window scrolls. On narrow screens the dialog covers the whole window.',
    content: [
      'The title is a question or a name of at most eight words.',
      'The text explains the consequences in one or two sentences.',
    ],
    accessibility: {
      roles: 'A modal dialog or alertdialog with its title as the name. The page behind is inert.',
      keys: { Tab: 'stays inside', Escape: 'closes the dialog and returns the focus' },
      says: 'The role and the title, then the focused element. A change of the title is announced.',
    },
    related: ['Components/ToastRegion', 'Components/Button'],
  },
  'Components/Frame': {
    use: 'For a decorative hairline frame with concave corners around a card or a title.',
    avoid: 'For a plain border, use Card.',
    do: ['Give the parent `position: relative`: the frame covers it.'],
    dont: ['Frame more than one element per view.'],
    states: 'Three distances from the edge. It has the colour of `--hairline` on every background.',
    content: ['None: it is decorative.'],
    accessibility: { roles: 'None: it is hidden from assistive technology.', says: 'Nothing.' },
    related: ['Components/Card', 'Components/Ticket'],
  },
  'Components/Ticket': {
    use: 'For an offer, a step or a plan in the shape of a ticket, with a stub for its action.',
    avoid: 'For other content, use Card.',
    do: ['Put the price and the action on the stub.', 'Use different tones for tickets side by side.'],
    dont: ['Put a form into a ticket.'],
    states: 'With notched corners or with a stub, on six backgrounds.',
    content: ['A title of up to four words and up to two sentences.'],
    accessibility: {
      roles: 'The element of `as`. CSS draws the notches and the perforation.',
      says: 'Its content.',
    },
    related: ['Components/TicketStrip', 'Components/Card', 'Sections/Pricing'],
  },
  'Components/TicketStrip': {
    use: 'For related tickets joined by perforations, such as steps.',
    avoid: 'For tickets to compare, leave space between them.',
    do: ['Use `as="ol"` with tickets as `li` if the order matters.'],
    dont: ['Join more than four tickets: they do not fit in a row.'],
    states: 'In a row, or in a column on narrower screens. The last ticket can be torn off.',
    content: ['Titles are single words of the same form: “Choose”, “Invite”, “Dance”.'],
    accessibility: {
      roles: 'The element of `as`. Use an ordered list for steps.',
      says: 'The content of the tickets, in order.',
    },
    related: ['Components/Ticket', 'Sections/Top event'],
  },
  'Components/Tabs': {
    use: 'For views of the same subject of which users need one at a time: the days of a programme.',
    avoid: 'For steps of a form, use a stepper. For pages, use links.',
    do: ['Keep the input: hidden panels stay mounted.'],
    dont: ['Hide content that everybody needs in the second tab.', 'Use more than seven tabs.'],
    states: 'One tab is selected. Tabs can be disabled. A row that is too long scrolls.',
    content: ['Titles of one or two words of the same form.'],
    accessibility: {
      roles: 'A tablist with `label` as its name, tabs and tabpanels.',
      keys: {
        Arrows: 'moves the focus and selects',
        'Home, End': 'selects the first or the last tab',
        Tab: 'moves into the panel',
      },
      says: 'The tab’s title, its position and whether it is selected.',
    },
    related: ['Sections/Event schedule'],
  },
  'Components/ToastRegion': {
    use: 'For information that users can miss without loss: saved, sent, search opens soon.',
    avoid: 'Show problems that the user must fix on the page. For questions, use Dialog.',
    do: ['Render the region once per app, inside `ToastsProvider`.', 'Set `duration: null` for long texts.'],
    dont: ['Report the error of a field in a notification.', 'Put the only way to an action into a notification.'],
    states:
      'Empty, one notification, two (a third one replaces the oldest). Information, success or error, with or without an action.',
    content: [
      'A title of up to five words, then at most two sentences.',
      'An error says what was lost and what was kept.',
    ],
    accessibility: {
      roles: 'A section with `label` as its name and a polite live region inside.',
      keys: {
        Tab: 'moves to the buttons',
        'Enter on “Close”': 'closes it; the focus moves to the next notification, or back to where it was',
      },
      says: 'The title and the text, after current speech. The timer pauses while the pointer or the focus is on a notification.',
    },
    related: ['Components/Dialog'],
  },
  'Components/ProgressBar': {
    use: 'For a task of more than a second: an upload, a download.',
    avoid: 'For a button whose request is running, use `pending` of Button.',
    do: [
      'Set `value` as soon as the total is known.',
      'Describe the value in words with `valueText`: “1.2 MB of 4 MB”.',
    ],
    dont: ['Let the value decrease.'],
    states: 'Indeterminate, partly filled, complete.',
    content: ['The label names the task: “Uploading the document”.'],
    accessibility: {
      roles: 'A progressbar with `label` as its name, and its value in per cent or in words.',
      says: 'The label and the value, when the user navigates to it. Changes are not announced.',
    },
    related: ['Components/Button'],
  },
  'Components/Stepper': {
    use: 'To show where the user is in a form of several steps.',
    avoid: 'To move between views, use Tabs. For the progress of a task, use ProgressBar.',
    do: ['Show it above the form, below its title.', 'Mark the step that the server rejected in its state.'],
    dont: [
      'Show it for a single step, or for more than five.',
      'Make the steps links: the form saves each step in order.',
    ],
    states: 'First step, in between, last step, to be corrected. Narrow screens show only the current step.',
    content: [
      'The name of a step is a noun of one or two words: “Company”.',
      'The state is one to three words in lower case: “done”, “step 2 of 4”, “to be corrected”, “to come”.',
      'The accessible name says the position: “Step 2 of 4”.',
    ],
    accessibility: {
      roles: 'An ordered list with a name. The current step has `aria-current="step"`.',
      says: 'The number of the step and of all steps, then each name with its state.',
    },
    related: ['Flows/Profile set-up', 'Components/Tabs', 'Components/ProgressBar'],
  },
  'Components/StatusPill': {
    use: 'For the status of an object in a list: a document in review, a published page.',
    avoid: 'For a message to the user, use a notification or a notice. For the progress of a task, use ProgressBar.',
    do: [
      'Show one status per object.',
      'Use `success` and `danger` for outcomes only, and `soft` for everything before.',
      'Use marks when the statuses are steps of a scale.',
    ],
    dont: ['Make it interactive: it is text.', 'Mix pills with and without marks in a list.'],
    states: 'Four colours with an outline, or three marks: ring, half circle, full circle.',
    content: ['One or two words, an adjective or a participle: “Approved”.', 'The text never wraps.'],
    accessibility: {
      roles: 'Text, without a role. If it changes while the user watches, announce the change elsewhere.',
      says: 'Its text. The colour and the mark only repeat it.',
    },
    related: ['Components/ProgressBar', 'Flows/Documents'],
  },
  'Components/EmptyState': {
    use: 'In place of a list or a view that has no content yet.',
    avoid: 'For content that failed to load, show the error with a retry. For a page of its own, use the page “Empty”.',
    do: [
      'Say what will appear here, and offer the next step.',
      'Leave out the title for an empty list inside a card: a single line is enough.',
    ],
    dont: ['Show it while content is loading.', 'Offer more than one action.'],
    states: 'With a title and a picture, with a title only, or as a single line.',
    content: ['A title of up to six words: “No events yet”.', 'One or two sentences and one action.'],
    accessibility: {
      roles: 'A section with a heading, or a paragraph. The picture is decorative.',
      keys: { Tab: 'moves to the action' },
      says: 'The heading, the text and the action.',
    },
    related: ['Components/Picture', 'Components/ButtonLink', 'Pages/Empty'],
  },
  'Components/Stat': {
    use: 'For a large figure with its label: what a site has achieved.',
    avoid: 'For figures to compare in detail, use a table.',
    do: ['Put it into a `dl`, with its neighbours.', 'Write the figure as it should read, with its unit.'],
    dont: ['Show more than eight.', 'Round in a way that misleads.'],
    states: 'A short figure, a smaller one of more than five characters, with an icon.',
    content: ['A figure of up to six characters and a label of up to 40.', 'Name the source of a rating in its label.'],
    accessibility: {
      roles: 'A term (the label) and its definition (the figure) in a description list.',
      says: 'The label, then the figure. The icon is decorative.',
    },
    related: ['Sections/Statistics'],
  },
  'Components/Avatar': {
    use: 'For a person: their picture, or their initials.',
    avoid: 'For a company’s logo or any other picture, use Picture.',
    do: [
      'Give it the name as it is shown, also when there is a picture.',
      'Leave `alt` empty if the name is beside it.',
    ],
    dont: ['Make the avatar the only sign of who it is.', 'Use it without a name beside it or in `alt`.'],
    states: 'Two sizes, with a picture, with initials, or with an icon if the name has no letters.',
    content: ['The initials of the first and the last word. The alternative text names the person.'],
    accessibility: {
      roles: 'An image with `alt` as its name. Initials and icon are hidden from assistive technology.',
      says: 'The alternative text, or nothing.',
    },
    related: ['Components/Picture', 'Flows/Account/Picture', 'Shell/AccountBadge'],
  },
};
