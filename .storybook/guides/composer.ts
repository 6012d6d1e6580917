import type { Guides } from './guide.ts';

const words = 'Words of the tool follow the language of its editor, words of the page have both languages.';

/** The tool that editors make pages with. Parts of an app: no package exports them. */
export const composer: Guides = {
  'Composer/Composer': {
    use: 'Makes the pages of the site: a list of sections, the form of the selected one, and the page as visitors see it.',
    avoid: 'Code, new sections and translations of the site’s own words are made by developers.',
    do: ['Write both languages before publishing.', 'Look at the page on a phone’s width and in the dark.'],
    dont: ['Keep a page open in two windows: the second one is for reading.', 'Publish over a newer version unread.'],
    states:
      'Ready, empty, with faults, translating, adding a section, a broken file, without a server, with a conflict.',
    content: [words, 'Faults are sentences that say which field and what to write.'],
    accessibility: {
      roles: 'A bar, a list of sections, a form and a preview, each a region with a name.',
      keys: {
        Arrows: 'move in the list of sections',
        'Alt with an arrow': 'moves the section',
        Delete: 'removes it, with an undo',
        'Ctrl or ⌘ with Z': 'undoes, with Shift redoes',
      },
      says: 'What was moved, removed, undone, saved or published.',
    },
    status: 'stable',
    related: ['Composer/Form', 'Composer/States', 'Sections/Page'],
  },
  'Composer/States': {
    use: 'What the composer shows while it waits for its server, and when the server says no.',
    avoid: 'Faults of a page itself are shown at its fields: see Form.',
    do: ['Keep what is open: a failure never closes a draft.', 'Offer the next try beside the message.'],
    dont: ['Show an empty list while it is still loading.', 'Ask for the key again while the old one still counts.'],
    states:
      'Key, without a server, pages loading, empty, failed, key refused, publishing, offline, unavailable, published, not saved, for reading only.',
    content: [words, 'A message says what failed, and what is kept.'],
    accessibility: {
      roles: 'Failures are alerts; what is on its way is a status.',
      keys: { Tab: 'reaches the button for the next try', Escape: 'closes a dialog' },
      says: 'The message, once it is there.',
    },
    status: 'stable',
    related: ['Composer/Composer', 'Composer/Bin', 'Composer/Dialogs'],
  },
  'Composer/Form': {
    use: 'The form of one section, made from its schema: labels, hints, faults and advice come from there.',
    avoid: 'Settings of the whole site are in the panel of the site.',
    do: [
      'Give each field of a schema a label and a hint in both languages.',
      'Say in the schema how long a text may be.',
    ],
    dont: ['Write a form for a section by hand.', 'Call a field wrong that nobody has touched yet.'],
    states: 'Filled in, empty, with advice, with faults; lists folded and unfolded; a long text with its tools.',
    content: ['A label has one to three words.', 'A fault ends with what to do: “Give Plan 3 a name.”'],
    accessibility: {
      roles: 'Labelled fields in named groups; what is wrong is described at the field.',
      keys: { Tab: 'moves from field to field', 'Alt with an arrow': 'moves an item of a list' },
      says: 'Label, hint and fault of the field; what was added or moved.',
    },
    status: 'stable',
    related: ['Composer/Composer', 'Composer/Pictures'],
  },
  'Composer/Pictures': {
    use: 'Chooses a picture for a section: one of the site’s, one that was uploaded before, or a new file.',
    avoid: 'Icons and colours have pickers of their own.',
    do: ['Write the alternative text in both languages.', 'Choose pictures that may be cropped at their edges.'],
    dont: ['Upload text as a picture.', 'Describe a picture that is only an ornament.'],
    states: 'Choosing, uploading with progress, called off, refused, failed, key asked for first, list not there.',
    content: ['An alternative text says what matters in the picture, without “picture of”.'],
    accessibility: {
      roles: 'A sheet with named lists of buttons, each with its file’s name, and a file field.',
      keys: { Enter: 'chooses a picture', Escape: 'closes the sheet; the focus goes back' },
      says: 'That a file was sent and chosen, or why not.',
    },
    status: 'stable',
    related: ['Composer/Form', 'Components/Picture'],
  },
  'Composer/Bin': {
    use: 'Holds removed pages, drafts and pictures, from where they come back.',
    avoid: 'For the last steps in an open page take undo.',
    do: ['Look here before making a lost page anew.'],
    dont: ['Empty it as long as somebody may ask for a page.'],
    states: 'Loading, empty, with entries, changed by another window, failed.',
    content: [words, 'An entry says what it is, and when it was removed.'],
    accessibility: {
      roles: 'A dialog with a list; “Empty the bin” asks first.',
      keys: { Tab: 'moves from entry to entry', Escape: 'closes it' },
      says: 'What came back or went for good.',
    },
    status: 'stable',
    related: ['Composer/States', 'Composer/Composer'],
  },
  'Composer/Dialogs': {
    use: 'Shows how dialogs of the composer load: their code comes when they are opened.',
    avoid: 'Short questions are part of the composer and load with it.',
    do: ['Leave the page usable while a dialog loads.'],
    dont: ['Move the focus before the dialog is there.'],
    states: 'On its way, called off and asked for again, broken.',
    content: ['The note names what is loading.'],
    accessibility: {
      roles: 'A status while it loads, then a dialog.',
      keys: { Escape: 'calls it off' },
      says: 'That it is loading, then the name of the dialog.',
    },
    status: 'stable',
    related: ['Composer/States', 'Components/Dialog'],
  },
  'Composer/Source note': {
    use: 'Is shown above a section of the preview that takes its data from elsewhere, while the data is not there.',
    avoid: 'Visitors never see it: a section without data is left out, or shows what is written on its page.',
    do: ['Name the source, so that an editor finds the mistake.'],
    dont: ['Call a field missing that the data may bring.'],
    states: 'Loading, empty, failed with a next try; it goes when the data has come.',
    content: ['One sentence and the name of the source.'],
    accessibility: {
      roles: 'A status, or an alert where it failed.',
      keys: { Enter: 'on the button asks again' },
      says: 'The sentence.',
    },
    status: 'stable',
    related: ['Composer/Composer', 'Sections/Statistics'],
  },
};
