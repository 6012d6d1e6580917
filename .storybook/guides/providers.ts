import type { Guides } from './guide.ts';

/** What another app puts around screens and pages. */
export const providers: Guides = {
  'Sections/Page': {
    use: 'A whole page from its configuration, as an editor or a CMS writes it.',
    avoid: 'For one section import it by itself. To keep zod away from browsers take readPage and PageView.',
    do: ['Put `KermesseProvider` around it.', 'Set `showFaults` for editors.'],
    dont: ['Change the configuration at each render: it is read anew.'],
    states: 'Complete, with faults, with sections that are disabled or unknown (left out), empty (nothing).',
    content: ['The configuration’s, in the language of the provider.'],
    accessibility: {
      roles: 'Sections; the first has the heading of level 1.',
      keys: { Tab: 'moves through the sections' },
      says: 'As each section.',
    },
    status: 'stable',
    related: ['Sections/PageView', 'Sections/Every section'],
  },
  'Sections/PageView': {
    use: 'A page that was read before, on a server for example.',
    avoid: 'Where the configuration is read in the browser anyway, take Page.',
    do: ['Read in a server component, and hand on `page`.', 'Give `views` of views.server for `renderToString`.'],
    dont: ['Write `page` by hand: `readPage` makes it.'],
    states: 'Complete, with faults, while the code of its sections comes.',
    content: ['The configuration’s.'],
    accessibility: {
      roles: 'Sections; the first has the heading of level 1.',
      keys: { Tab: 'moves through the sections' },
      says: 'As each section.',
    },
    status: 'stable',
    related: ['Sections/Page'],
  },
  'Flows/FlowsProvider': {
    use: 'Gives screens their texts, the session, the API and the app’s router.',
    avoid: 'Sections and components need `KermesseProvider` only.',
    do: ['Call `createFlows` once, outside of components.', 'Put it inside of `KermesseProvider`.'],
    dont: ['Make one for each screen: each has a session of its own.'],
    states: 'Nobody signed in, somebody signed in, session ended (leads to the login).',
    content: ['Texts come with the package, in both languages.'],
    accessibility: {
      roles: 'A region of notifications.',
      keys: { Tab: 'reaches the buttons of notifications' },
      says: 'Notifications, politely.',
    },
    status: 'stable',
    related: ['Flows/Login', 'Flows/Session/Broken services', 'Components/ToastRegion'],
  },
};
