/** The words of a section's docs page, which speak the language of the toolbar. */
export const docsWords = {
  fr: {
    hydration: {
      never: 'n’envoie aucun code au navigateur',
      visible: 'charge son code quand elle approche de l’écran',
      idle: 'charge son code dès que la page est au repos',
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
      visible: 'hydrates when it nears the viewport',
      idle: 'hydrates as soon as the page is idle',
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
