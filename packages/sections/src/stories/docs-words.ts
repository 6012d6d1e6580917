/** The words of a section's docs page, which speak the language of the toolbar. */
export const docsWords = {
  fr: {
    hydration: {
      never: 'n’envoie aucun code au navigateur',
      intent: 'charge son code quand on s’apprête à s’en servir',
    },
    fields: 'Ses champs',
    field: 'Champ',
    kind: 'Nature',
    required: 'obligatoire',
    label: 'Libellé',
    expected: 'Attendu',
    try: 'L’essayer',
    examples: 'Ses exemples',
    configuration: 'Configuration (JSON)',
    copy: 'Copier',
    copied: 'Copié',
  },
  en: {
    hydration: {
      never: 'sends no code to the browser',
      intent: 'hydrates when somebody is about to use it',
    },
    fields: 'Its fields',
    field: 'Field',
    kind: 'Kind',
    required: 'required',
    label: 'Label',
    expected: 'Expected',
    try: 'Try it',
    examples: 'Its examples',
    configuration: 'Configuration (JSON)',
    copy: 'Copy',
    copied: 'Copied',
  },
};

/** The texts of a docs page in one language. */
export type DocsWords = typeof docsWords.fr;
