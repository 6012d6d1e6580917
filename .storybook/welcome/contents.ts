import type { Both } from '../kit/words.ts';

export interface Chapter {
  title: string;
  text: string;
  /** The story or docs page it opens with. */
  story: string;
}

/** The contents of Storybook, in the order of the sidebar. A test checks that every story exists. */
export const contents: Both<Chapter[]> = {
  fr: [
    { title: 'Fondations', text: 'couleur, caractères, espace, mouvement', story: 'foundations-colour--colour' },
    {
      title: 'Atelier des couleurs',
      text: 'trois couleurs changent tout',
      story: 'brand-playground-three-colours--three-colours',
    },
    { title: 'Composants', text: 'boutons, champs, billets, dialogues', story: 'components-button--docs' },
    { title: 'Sections', text: 'ce qu’un éditeur pose sur une page', story: 'sections-hero-slider--docs' },
    { title: 'Parcours', text: 'connexion, inscription, profil, compte', story: 'flows-login--docs' },
    { title: 'Enveloppe', text: 'en-tête, panneaux, pied de page', story: 'shell-header--docs' },
    { title: 'Pages', text: 'tout ensemble, et quand cela va mal', story: 'pages-home--loaded' },
  ],
  en: [
    { title: 'Foundations', text: 'colour, type, space, motion', story: 'foundations-colour--colour' },
    {
      title: 'Brand playground',
      text: 'three colours change everything',
      story: 'brand-playground-three-colours--three-colours',
    },
    { title: 'Components', text: 'buttons, fields, tickets, dialogs', story: 'components-button--docs' },
    { title: 'Sections', text: 'what an editor places on a page', story: 'sections-hero-slider--docs' },
    { title: 'Flows', text: 'login, registration, profile, account', story: 'flows-login--docs' },
    { title: 'Shell', text: 'header, panels, footer', story: 'shell-header--docs' },
    { title: 'Pages', text: 'all of it, and when things go wrong', story: 'pages-home--loaded' },
  ],
};
