import type { Guides } from '../guide.ts';

const related = ['Components/TextField', 'Flows/Profile set-up', 'Flows/Account/Profile'];

/** Guides of the groups of fields that the profile set-up and the account share. */
export const profileFields: Guides = {
  'Flows/Fields/Company': {
    use: 'For the name, address, phone number and email address of a company.',
    avoid: 'For the name and phone number of a person, use the fields of their account.',
    do: ['Pass the errors of `checkCompany`.'],
    dont: ['Require a field: a company without an office has no address.'],
    states: 'Empty, filled, invalid.',
    content: ['Labels are nouns. Optional fields have “(optional)” after their label.'],
    roles: 'Four fields with labels. The browser can fill in each of them.',
    keys: { Tab: 'moves to the next field' },
    says: 'The label of each field, then its error.',
    related,
  },
  'Flows/Fields/Links': {
    use: 'For the website of a company and its pages on social networks.',
    avoid: 'For links in rich text, use the toolbar of its editor.',
    do: ['Accept addresses without `https://`.', 'Accept a phone number for WhatsApp.'],
    dont: ['Add a network that the API does not store.'],
    states: 'Empty, filled, invalid.',
    content: ['The label is the name of the network. The placeholder shows the form of an address.'],
    roles: 'Six fields with labels; on phones, with the keyboard for addresses.',
    keys: { Tab: 'moves to the next field' },
    says: 'The label of each field, then its error.',
    related,
  },
  'Flows/Fields/Biography and types': {
    use: 'For the biography of a provider or planner and the types of a provider.',
    avoid: 'Customers have neither.',
    do: ['Omit `types` for planners.', 'Show the first eight types, and the others after “Display more”.'],
    dont: ['Truncate a text that is too long: show an error and keep it.'],
    states: 'Empty, filled, almost too long with a counter, without types, invalid.',
    content: ['The hint says what to write, in a few words. A counter takes its place near the maximum length.'],
    roles: 'A text area with a label, and a group of checkboxes with a label.',
    keys: {
      Tab: 'moves to the next field or checkbox',
      Space: 'selects a type, or shows the other types',
    },
    says: 'The label, the hint or the counter, then the error. After “Display more”, the first type that it added, which has the focus.',
    related: ['Components/TextArea', 'Components/CheckboxGroup', 'Flows/Profile set-up'],
  },
  'Flows/Fields/Preferred services': {
    use: 'For the categories of providers that a customer looks for.',
    avoid: 'For the types of a provider, use the fields for biography and types.',
    do: ['Show all categories: there are few.'],
    dont: ['Require a choice.'],
    states: 'None selected, some selected.',
    content: ['The hint says what the choice is for: “We will show these providers first.”'],
    roles: 'A group of checkboxes with a label and a description.',
    keys: { Tab: 'moves to the next checkbox', Space: 'selects it' },
    says: 'The label and the hint of the group, then each checkbox.',
    related: ['Components/CheckboxGroup', 'Flows/Profile set-up', 'Flows/Account/Profile'],
  },
};
