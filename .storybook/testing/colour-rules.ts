/** The axe rules that check colours. All other rules have the same results in both themes and languages. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
