/** The rules of axe that read colours: all the others find the same in both themes and languages. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
