import type { PerLanguage } from '../kit/words.ts';

export interface Chapter {
  title: string;
  text: string;
  /** The first story or docs page of the chapter. */
  story: string;
}

/** The table of contents, in the order of the sidebar. A test checks that every story exists. */
export const contents: PerLanguage<Chapter[]> = {
  fr: [
    { title: 'Fondations', text: 'couleur, caractères, espace, mouvement', story: 'foundations-colour--colour' },
    {
      title: 'Couleurs de la marque',
      text: 'essayer d’autres couleurs',
      story: 'brand-playground-three-colours--three-colours',
    },
    { title: 'Composants', text: 'boutons, champs, billets, dialogues', story: 'components-button--docs' },
    { title: 'Sections', text: 'les blocs dont les éditeurs font les pages', story: 'sections-hero-slider--docs' },
    { title: 'Parcours', text: 'connexion, inscription, profil, compte', story: 'flows-login--docs' },
    { title: 'Enveloppe', text: 'en-tête, panneaux, pied de page', story: 'shell-header--docs' },
    { title: 'Atelier', text: 'l’éditeur des pages', story: 'composer-composer--docs' },
    { title: 'E-mails', text: 'les messages du site, en HTML et en texte', story: 'emails-accounts--verify' },
    { title: 'Pages', text: 'pages entières, et leurs états d’erreur', story: 'pages-home--loaded' },
  ],
  en: [
    { title: 'Foundations', text: 'colour, type, space, motion', story: 'foundations-colour--colour' },
    {
      title: 'Brand playground',
      text: 'try other brand colours',
      story: 'brand-playground-three-colours--three-colours',
    },
    { title: 'Components', text: 'buttons, fields, tickets, dialogs', story: 'components-button--docs' },
    { title: 'Sections', text: 'the blocks that editors build pages from', story: 'sections-hero-slider--docs' },
    { title: 'Flows', text: 'login, registration, profile, account', story: 'flows-login--docs' },
    { title: 'Shell', text: 'header, panels, footer', story: 'shell-header--docs' },
    { title: 'Composer', text: 'the page editor', story: 'composer-composer--docs' },
    { title: 'Emails', text: 'the emails of the site, as HTML and as text', story: 'emails-accounts--verify' },
    { title: 'Pages', text: 'whole pages, and their error states', story: 'pages-home--loaded' },
  ],
};
