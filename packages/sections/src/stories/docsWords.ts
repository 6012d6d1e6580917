/** The words of a section's docs page, which speak the language of the toolbar. */
export const docsWords = {
  fr: {
    wakes: {
      never: 'n’envoie aucun code au navigateur',
      visible: 's’éveille quand elle approche de la vue',
      idle: 's’éveille dès que la page se repose',
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
    wakes: {
      never: 'sends no code to the browser',
      visible: 'wakes when it nears the view',
      idle: 'wakes as soon as the page rests',
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

export type DocsWords = typeof docsWords.fr;
