import type { Guides } from './guide.ts';

/** Guides of the providers that another app renders around screens and pages. */
export const providers: Guides = {
  'Components/KermesseProvider': {
    use: 'Once around the whole app: it provides theme, fonts, global styles, language and router.',
    avoid: 'Around a single component or a part of a page: its colours and styles apply to the whole document.',
    do: [
      'Pass the three brand colours as hex. All other colours derive from them, with enough contrast.',
      'Pass the same `router` object on every render.',
      'Serve the fonts from your own site: `npx kermesse-files public` copies them.',
    ],
    dont: [
      'Nest providers: the inner one would change the colours of the whole page.',
      'Set colours of components by CSS.',
    ],
    states: 'The default brand or another one; light or dark as the system, or as `data-theme` on `<html>` says.',
    content: ['It has no text. `locale` sets the language of the components’ own texts: French or English.'],
    roles: 'None of its own. With a `router`, a wrapper without a role passes on clicks on links.',
    says: 'Nothing. Set `lang` on `<html>` to the same language, so that screen readers pronounce texts correctly.',
    related: ['Flows/FlowsProvider', 'Sections/Page', 'Foundations/Colour', 'Foundations/Tokens'],
  },
  'Sections/Page': {
    use: 'To render a whole page from its configuration, as an editor or a CMS writes it.',
    avoid: 'For a single section, import that section. To keep zod out of the browser, use `readPage` and PageView.',
    do: ['Render it inside `KermesseProvider`.', 'Set `showFaults` for editors.'],
    dont: ['Pass a new configuration object on every render: it would be parsed again.'],
    states: 'Complete, with errors, with disabled or unknown sections (omitted), empty (renders nothing).',
    content: ['The content of the configuration, in the language of the provider.'],
    roles: 'Sections. The first one has the heading of level 1.',
    keys: { Tab: 'moves through the sections' },
    says: 'As for each section.',
    related: ['Sections/PageView', 'Sections/Every section'],
  },
  'Sections/PageView': {
    use: 'To render a page that was parsed before, for example on a server.',
    avoid: 'If the configuration is parsed in the browser, use Page.',
    do: ['Parse in a server component and pass `page` on.', 'Pass `views` of views.server for `renderToString`.'],
    dont: ['Write `page` by hand: `readPage` returns it.'],
    states: 'Complete, with errors, while the code of its sections loads.',
    content: ['The content of the configuration.'],
    roles: 'Sections. The first one has the heading of level 1.',
    keys: { Tab: 'moves through the sections' },
    says: 'As for each section.',
    related: ['Sections/Page'],
  },
  'Flows/FlowsProvider': {
    use: 'To provide screens with their texts, the session, the API and the app’s router.',
    avoid: 'Sections and components need only `KermesseProvider`.',
    do: ['Call `createFlows` once, outside of components.', 'Render the provider inside `KermesseProvider`.'],
    dont: ['Call `createFlows` for each screen: each call creates a separate session.'],
    states: 'Logged out, logged in, session ended (redirects to the login).',
    content: ['The package contains the texts in both languages.'],
    roles: 'A region of notifications.',
    keys: { Tab: 'moves to the buttons of notifications' },
    says: 'Notifications, politely.',
    related: ['Flows/Login', 'Flows/Session/Broken services', 'Components/ToastRegion'],
  },
};
