import type { Guides } from '../guide.ts';

const formKeys = { Tab: 'moves through the fields, then to the button', Enter: 'submits the form' };

/** Guides of the screens that begin and end a membership: profile set-up, deletion, cancelling a deletion. */
export const membership: Guides = {
  'Flows/Delete account': {
    use: 'To delete an account: a warning, a confirmation, and the message that the deletion is pending.',
    avoid: 'To leave only for a while, logging out is enough.',
    do: ['Say what will be deleted and until when the user can keep the account.'],
    dont: ['Hide the link to this page.', 'Require a reason.'],
    states:
      'Warning, reason, confirmation with a phrase, sending, pending, deletion cancelled, errors of the catalogue.',
    content: [
      'Losses are short lines of the same form: “your events, your kits and what you have noted in them”.',
      'The last button names the effect: “Delete my account for good”. No text reproaches the user.',
    ],
    roles: 'A heading of level 1 for each step, and a form.',
    keys: formKeys,
    says: 'The heading of the step, then the error or that the deletion is pending.',
    related: ['Flows/Keep account', 'Flows/Account/Download my data'],
  },
  'Flows/Keep account': {
    use: 'To cancel the requested deletion of an account with the emailed link.',
    avoid: 'Logged-in users cancel it in their account.',
    do: ['Cancel the deletion only when the user presses the button.'],
    dont: ['Cancel the deletion when the page loads.'],
    states: 'Asking, sending, kept, link expired or invalid, errors of the catalogue.',
    content: [
      'The lead says what one press does, in at most two sentences.',
      'Don’t ask why the deletion was requested.',
    ],
    roles: 'A heading, a button, a status.',
    keys: { 'Enter, Space': 'activates the button' },
    says: 'The result.',
    related: ['Flows/Delete account'],
  },
  'Flows/Profile set-up': {
    use: 'For the first answers of a new member: the role, then one step for customers or four for providers and planners.',
    avoid: 'To change answers later, use the account.',
    do: ['Show the number of steps.', 'Keep the input of each step when the user goes back.'],
    dont: ['Ask for data that the role does not need.'],
    states:
      'Choosing a role, each step, invalid, sending, uploading documents, errors of the catalogue, session ended, done.',
    content: [
      'The title of a step has at most four words; its name in the list of steps has one.',
      'The last button says that the steps end: “Finish”.',
    ],
    roles: 'An ordered list of steps with the current one marked, and a form for each step.',
    keys: formKeys,
    says: 'The name and the position of each step, such as “step 2 of 4”, and errors.',
    related: ['Flows/Account/Role', 'Flows/Register'],
  },
};
