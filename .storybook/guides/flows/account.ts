import type { Guides } from '../guide.ts';

const formKeys = { Tab: 'moves through the fields, then to the button', Enter: 'submits the form' };
const formSays =
  'The first invalid field, which receives the focus, with its error message. Saving is announced politely.';
const dialogKeys = { Tab: 'stays inside the dialog', Escape: 'closes the dialog and returns the focus' };

/** Guides of the account area of members. Its screens need `FlowsProvider` and a session around them. */
export const account: Guides = {
  'Flows/Account': {
    use: 'The account area: five tabs, each with its own URL.',
    avoid: 'Guests are redirected to the login, and back after logging in.',
    do: ['Ask for confirmation before unsaved input is lost.', 'Keep the input when the session ends.'],
    dont: ['Load a tab before it is opened.'],
    states: 'Each tab; empty tabs; unverified address; session ended; leaving the page during a save or an upload.',
    content: [
      'The name of a tab has one or two words: “My events”.',
      'An empty tab says what it will contain and what to do meanwhile.',
    ],
    accessibility: {
      roles: 'Navigation with links, and a heading of level 1 for each tab.',
      keys: { Tab: 'moves from link to link, then into the tab' },
      says: 'The heading of the opened tab.',
    },
    related: ['Flows/Account/Profile', 'Flows/Account/Password and email', 'Flows/Delete account'],
  },
  'Flows/Account/Profile': {
    use: 'For personal details, login details and the details of the role, each in its own form.',
    avoid: 'New members give their first answers in the profile set-up.',
    do: ['Save each form separately.'],
    dont: ['Save while the user is typing.'],
    states:
      'Unchanged (the button explains why it has no effect), changed, saving, saved, invalid, errors of the catalogue, restored after the session ended.',
    content: [
      'Labels are nouns of one or two words.',
      'A field that cannot be changed says why, in one sentence: “You log in with this number: it cannot be changed here.”',
    ],
    accessibility: { roles: 'Forms with headings.', keys: formKeys, says: formSays },
    related: ['Flows/Account/Role', 'Flows/Account/Picture', 'Flows/Form/Unsaved'],
  },
  'Flows/Account/Login and security': {
    use: 'For the passkeys and the sessions of the user, below the password and the email address.',
    avoid: 'If the backend supports only one of them, use that block alone.',
    do: ['Declare in the settings what the backend supports.'],
    dont: ['Show a list that the backend does not support.'],
    states: 'Both lists, one of them, or none. Each list can be loading, failed, empty or with rows.',
    content: [
      'Each block starts with one sentence that says what its list is for.',
      'An empty list says so in at most four words: “You have none yet.”',
    ],
    accessibility: {
      roles: 'Two regions with headings, each with a list.',
      keys: { Tab: 'moves from button to button' },
      says: 'The name of each list and of its rows. Failures are announced at once.',
    },
    related: ['Flows/Account/Passkeys', 'Flows/Account/Sessions', 'Flows/Account/Password and email'],
  },
  'Flows/Account/Role': {
    use: 'For the details of a role: preferred services of customers; company, documents, social networks and others (bio, types) of providers and planners.',
    avoid: 'Members choose the role itself in the profile set-up. It does not change afterwards.',
    do: ['Show only the tabs of the role.'],
    dont: ['Ask customers for a company.'],
    states: 'For each role: unchanged, changed, saving, saved, invalid, failed.',
    content: [
      'The name of a tab has one or two words: “Company”, “Social networks”.',
      'A hint says who sees the text, if other people see it.',
    ],
    accessibility: {
      roles: 'A tablist and tabpanels with forms.',
      keys: { Arrows: 'moves between the tabs', ...formKeys },
      says: formSays,
    },
    related: ['Flows/Account/Profile', 'Flows/Account/Documents', 'Components/Tabs'],
  },
  'Flows/Account/Place': {
    use: 'To choose a place on the map: by name, by a click, by dragging the pin, by keyboard, or by the current position.',
    avoid: 'To display a place, use the map of sections.',
    do: ['Let users type the name: the map is optional.'],
    dont: ['Request the position before the user presses the button.'],
    states: 'Nothing chosen, suggestions, no results, map not loaded, map failed, position refused, chosen.',
    content: [
      'The hint gives examples of a search: “A street, a neighbourhood, a town.”',
      'A search without results suggests the next one: “Try adding the town.”',
    ],
    accessibility: {
      roles: 'A combobox with a listbox, and a map under a crosshair.',
      keys: {
        'Arrow up, Arrow down': 'moves the focus in the suggestions',
        Enter: 'chooses the suggestion',
        Escape: 'closes the list',
        'Arrows on the map': 'moves the map under the crosshair',
      },
      says: 'The number of suggestions, each suggestion, and the chosen place.',
    },
    related: ['Components/Map', 'Sections/Parts/Map'],
  },
  'Flows/Account/Own map': {
    use: 'The place picker with the site’s own map and list of places. It sends no requests to other services.',
    avoid: 'If a map service is configured, the place picker uses that.',
    do: ['Keep the list of places of the region up to date.'],
    dont: ['Expect streets: the map shows places, waters and borders.'],
    states: 'As for the place picker, without a network.',
    content: ['Say what the map does not contain, in one sentence: “Streets are not part of this map.”'],
    accessibility: {
      roles: 'As for the place picker.',
      keys: { 'Arrow up, Arrow down': 'moves the focus in the suggestions', Enter: 'chooses the suggestion' },
      says: 'As for the place picker.',
    },
    related: ['Flows/Account/Place'],
  },
  'Flows/Account/Documents': {
    use: 'For the documents of a provider or planner: their status and files, and adding, replacing and removing them.',
    avoid: 'For the picture of a user, use the picture dialog.',
    do: ['Show the reason for a rejection.', 'Upload one file at a time, with its progress.'],
    dont: ['Remove a document without confirmation.'],
    states:
      'None, pending, approved, rejected with a reason; uploading, wrong type, too large, failed, removed after a confirmation.',
    content: [
      'The reason for a rejection is in the words of the reviewer, after “Why it was rejected:”.',
      'Show sizes in MB and file types by name.',
    ],
    accessibility: {
      roles: 'A list, and a dialog with a file field and a progressbar.',
      keys: dialogKeys,
      says: 'The status of each document, the progress and the result of an upload.',
    },
    related: ['Flows/Documents', 'Components/ProgressBar'],
  },
  'Flows/Documents': {
    use: 'For a list of documents with kind, status and actions.',
    avoid: 'Uploading has its own dialog.',
    do: ['Show the reason for a rejection beside its document.'],
    dont: ['Show the status only by colour.'],
    states: 'Pending, approved, rejected; read-only or with actions.',
    content: [
      'A status is one word: “Pending”, “Approved”, “Rejected”.',
      'The visible label of a button is one verb. Its accessible name contains the name of the document.',
    ],
    accessibility: {
      roles: 'A list. Buttons contain the name of their document.',
      keys: { Tab: 'moves from button to button' },
      says: 'The kind, the name and the status of each document.',
    },
    related: ['Flows/Account/Documents'],
  },
  'Flows/Account/Picture': {
    use: 'For the card of the user, and the dialog to choose, crop and upload a picture.',
    avoid: 'For documents, use the documents block.',
    do: ['Show the initials if there is no picture.'],
    dont: ['Upload the original: the cropped part is enough.'],
    states:
      'Without a picture, with one, choosing, cropping, uploading, wrong type, too large, errors of the catalogue, removed.',
    content: ['Name the accepted formats in one sentence.', 'A button names its effect: “Use this picture”.'],
    accessibility: {
      roles: 'A dialog. The crop area is an application, described by its instructions. The zoom is a slider.',
      keys: { Arrows: 'moves the picture', '+, −': 'zooms in or out', ...dialogKeys },
      says: 'The keyboard instructions for cropping, the zoom, and that the picture was saved.',
    },
    related: ['Flows/Account/Profile', 'Components/Dialog'],
  },
  'Flows/Account/Password and email': {
    use: 'For the dialogs that change the password and the email address.',
    avoid: 'For a forgotten password, use Reset request.',
    do: [
      'Always ask for the current password before changing it. For a new address, ask only if the user logged in more than ten minutes ago.',
      'Keep the input while asking for the password.',
    ],
    dont: ['Log out other devices without telling the user.'],
    states: 'Empty, invalid, asking for the current password, sending, done, errors of the catalogue.',
    content: [
      'Each label says which password it means: “Current password”, “New password”.',
      'Say what happens to both addresses before the form is sent, in short sentences.',
    ],
    accessibility: {
      roles: 'A dialog with a form.',
      keys: { ...dialogKeys, Enter: 'submits the form' },
      says: formSays,
    },
    related: ['Flows/Fields/Password', 'Components/Dialog'],
  },
  'Flows/Account/Passkeys': {
    use: 'To add, rename and remove the passkeys of an account.',
    avoid: 'If the backend does not support passkeys, it is not rendered. If the browser does not, none can be added.',
    do: ['Ask for confirmation before removing the last way to log in.'],
    dont: ['Add a passkey without asking for the password if the user logged in a while ago.'],
    states: 'Loading, none, some, adding, renaming, removing, last way to log in, errors of the catalogue.',
    content: [
      'Explain a passkey by what the user does: fingerprint, face or screen lock. Avoid technical terms.',
      'Suggest the device or the place as its name.',
    ],
    accessibility: {
      roles: 'A list, and dialogs. Buttons contain the name of their passkey.',
      keys: dialogKeys,
      says: 'Each passkey with its date, and the result of a change.',
    },
    related: ['Flows/Login/Passkey offer', 'Flows/Account/Sessions'],
  },
  'Flows/Account/Sessions': {
    use: 'To show where the user is logged in, and to end one session or all others.',
    avoid: 'To log out of this browser, use Log out.',
    do: ['Mark the current device.'],
    dont: ['Show a complete IP address: its first part is enough.'],
    states: 'Loading, one, several, ending, ended, errors of the catalogue.',
    content: [
      'A row names the device, its last activity and its network, in this order.',
      'Say what is not known: “Unknown device”.',
    ],
    accessibility: {
      roles: 'A list, and a confirmation dialog. Buttons contain the name of their device.',
      keys: dialogKeys,
      says: 'Each device with its time, and the result of ending a session.',
    },
    related: ['Flows/Log out', 'Flows/Account/Passkeys'],
  },
  'Flows/Account/Download my data': {
    use: 'To download all stored data of the user as one archive, after the user has confirmed their identity.',
    avoid: 'To delete an account, use Delete account.',
    do: ['Show the progress.'],
    dont: ['Send the archive by email.'],
    states:
      'Asking for the password, wrong password, preparing with the received size, saved, login required again, errors of the catalogue.',
    content: [
      'Say what the archive contains in one sentence.',
      'After the download, ask the user to keep it in a safe place.',
    ],
    accessibility: {
      roles: 'A dialog with a form and a progressbar.',
      keys: dialogKeys,
      says: 'That the archive is being prepared, then that it is saved.',
    },
    related: ['Flows/Delete account', 'Components/ProgressBar'],
  },
};
