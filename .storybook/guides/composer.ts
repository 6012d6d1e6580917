import type { Guides } from './guide.ts';

const words = 'The texts of the editor are in the language of the user. The texts of a page are in both languages.';

/** Guides of the page editor. It is part of the app: no package exports it. */
export const composer: Guides = {
  'Composer/Composer': {
    use: 'To edit the pages of the site: a list of sections, the form of the selected section, and a preview of the page.',
    avoid: 'Developers change code, add sections and translate the site’s own texts.',
    do: [
      'Fill in both languages before publishing.',
      'Check the preview at the width of a phone and in the dark theme.',
    ],
    dont: [
      'Edit a page in two windows: the second one is read-only.',
      'Publish over a newer version without reading it.',
    ],
    states:
      'Ready, empty, with errors, translating, adding a section, damaged file, server unavailable, with a conflict.',
    content: [words, 'An error message names the field and says what to enter.'],
    accessibility: {
      roles: 'A toolbar, a list of sections, a form and a preview, each a region with a name.',
      keys: {
        Arrows: 'moves the focus in the list of sections',
        'Alt with an arrow': 'moves the section',
        Delete: 'removes the section; this can be undone',
        'Ctrl or ⌘ with Z': 'undoes, with Shift redoes',
      },
      says: 'The section that was moved or removed, and that a change was undone, saved or published.',
    },
    related: ['Composer/Form', 'Composer/States', 'Sections/Page'],
  },
  'Composer/States': {
    use: 'The states of the composer while it waits for its server, and after the server rejected a request.',
    avoid: 'Errors in a page are shown at its fields: see Form.',
    do: ['Keep the open draft after every failure.', 'Offer the retry beside the message.'],
    dont: ['Show an empty list while it is loading.', 'Ask for the key again while the current one is valid.'],
    states:
      'Asking for the key, server unavailable, pages loading, empty, failed, key rejected, publishing, offline, unavailable, published, not saved, read-only.',
    content: [words, 'A message says what failed and what was kept.'],
    accessibility: {
      roles: 'Failures are alerts. Running requests are a status.',
      keys: { Tab: 'moves to the retry button', Escape: 'closes a dialog' },
      says: 'The message, as soon as it appears.',
    },
    related: ['Composer/Composer', 'Composer/Bin', 'Composer/Dialogs'],
  },
  'Composer/Form': {
    use: 'The form of one section. Its labels, hints, errors and advice come from the schema of the section.',
    avoid: 'Settings of the whole site are in the site panel.',
    do: [
      'Give each field of a schema a label and a hint in both languages.',
      'Declare the maximum length of a text in the schema.',
    ],
    dont: ['Write a form for a section by hand.', 'Mark a field as invalid before the user has edited it.'],
    states: 'Filled in, empty, with advice, with errors; lists collapsed and expanded; a long text with its toolbar.',
    content: ['A label has one to three words.', 'An error message ends with the solution: “Give Plan 3 a name.”'],
    accessibility: {
      roles: 'Labelled fields in named groups. Error messages are the description of their field.',
      keys: { Tab: 'moves from field to field', 'Alt with an arrow': 'moves an item of a list' },
      says: 'The label, the hint and the error of the field. Added and moved items are announced.',
    },
    related: ['Composer/Composer', 'Composer/Pictures'],
  },
  'Composer/Pictures': {
    use: 'To choose a picture for a section: an illustration of the site, an uploaded picture, or a new file.',
    avoid: 'Icons and colours have their own pickers.',
    do: ['Write the alternative text in both languages.', 'Choose pictures whose edges can be cropped.'],
    dont: ['Upload text as a picture.', 'Describe a decorative picture.'],
    states: 'Choosing, uploading with progress, cancelled, rejected, failed, asking for the key, list unavailable.',
    content: ['An alternative text describes what matters in the picture, without “picture of”.'],
    accessibility: {
      roles: 'A panel with named groups of buttons, each labelled with the name of its picture, and a file field.',
      keys: { Enter: 'chooses a picture', Escape: 'closes the panel and returns the focus' },
      says: 'That a file was uploaded and chosen, or why it failed.',
    },
    related: ['Composer/Form', 'Components/Picture'],
  },
  'Composer/Bin': {
    use: 'To restore removed pages, drafts, versions and pictures.',
    avoid: 'To take back the last changes of an open page, use undo.',
    do: ['Look here before you create a lost page again.'],
    dont: ['Empty the bin while another editor may still need a page.'],
    states: 'Loading, empty, with entries, changed in another window, failed.',
    content: [words, 'An entry has a name and the date on which it will be deleted.'],
    accessibility: {
      roles: 'A dialog with a list. “Empty the bin” asks for confirmation.',
      keys: { Tab: 'moves from entry to entry', Escape: 'closes the dialog' },
      says: 'The entries that were restored or permanently deleted.',
    },
    related: ['Composer/States', 'Composer/Composer'],
  },
  'Composer/Dialogs': {
    use: 'The loading states of the composer’s dialogs, whose code loads when they open.',
    avoid: 'For a page that loads, see States.',
    do: ['Keep the page usable while a dialog loads.'],
    dont: ['Move the focus before the dialog has loaded.'],
    states: 'Loading, cancelled and opened again, failed.',
    content: ['The message says that something is loading and, after a while, what may be wrong.'],
    accessibility: {
      roles: 'A status while it loads, then a dialog.',
      keys: { Escape: 'cancels loading' },
      says: 'The message, then the name of the dialog.',
    },
    related: ['Composer/States', 'Components/Dialog'],
  },
  'Composer/Source note': {
    use: 'A message above a section of the preview whose data comes from another source and is not available.',
    avoid: 'Visitors never see it: they see the content of the page, or no section at all.',
    do: ['Name the source, so that the editor can find the mistake.'],
    dont: ['Report a field as missing that the data may contain.'],
    states: 'Loading, empty, failed with a retry. It disappears when the data has loaded.',
    content: ['One sentence and the name of the source.'],
    accessibility: {
      roles: 'A status, or an alert after a failure.',
      keys: { Enter: 'on the button retries' },
      says: 'The sentence.',
    },
    related: ['Composer/Composer', 'Sections/Statistics'],
  },
};
