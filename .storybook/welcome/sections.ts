import { sceneNames } from '@kermesse/ui/art';
import { schemes, tones } from '@kermesse/ui/theme';
import { registry } from '../../packages/sections/src/schemas.generated.ts';
import { iconNames } from '../../packages/sections/src/icons/names.ts';
import { storyHref } from '../kit/go.ts';
import type { Configured } from '../kit/Sections.tsx';

const components = Object.keys(import.meta.glob('../../packages/ui/src/[A-Z]*/*.stories.tsx')).length;

/** The top of the welcome page, made of the site's own sections. */
export const front: Configured[] = [
  {
    slug: 'hero-slider',
    data: {
      slides: [
        {
          subtitle: { fr: 'La bibliothèque du site', en: 'The site’s library' },
          title: { fr: 'La fête, *pièce par pièce*', en: 'The party, *piece by piece*' },
          description: {
            fr: 'Tout ce dont Kermesse est faite : couleurs, caractères, dessins, sections et pages, en deux langues, de jour et de nuit.',
            en: 'All that Kermesse is made of: colours, type, drawings, sections and pages, in two languages, by day and by night.',
          },
          image: { src: '/art/hero' },
          buttonText: { fr: 'Changer les couleurs', en: 'Change the colours' },
          buttonLink: storyHref('brand-playground-three-colours--three-colours'),
          secondButtonText: { fr: 'Entrer dans le site', en: 'Step into the site' },
          secondButtonLink: storyHref('pages-home--loaded'),
        },
      ],
    },
  },
  {
    slug: 'statistics',
    data: {
      title: { fr: 'Comptés dans l’atelier, au moment où vous lisez.', en: 'Counted in the workshop, as you read.' },
      stats: [
        { value: String(Object.keys(registry).length), label: { fr: 'sections à poser', en: 'sections to place' } },
        { value: String(components), label: { fr: 'composants', en: 'components' } },
        { value: String(sceneNames.length), label: { fr: 'illustrations', en: 'illustrations' } },
        { value: String(iconNames.length), label: { fr: 'icônes', en: 'icons' } },
        {
          value: String(schemes.length * tones.length),
          label: { fr: 'fonds, clairs et sombres', en: 'backgrounds, light and dark' },
        },
      ],
    },
  },
];

/** The end of the welcome page. */
export const back: Configured[] = [
  {
    slug: 'banner',
    data: {
      subtitle: { fr: 'Avant de partir', en: 'Before you go' },
      title: { fr: 'Passez-le *à quelqu’un*', en: 'Pass it *on*' },
      description: {
        fr: 'Cette page est faite des sections qu’elle présente. Chaque histoire est aussi un essai : axe, clavier et console, en deux langues et deux thèmes.',
        en: 'This page is made of the sections that it shows. Every story is a test too: axe, keyboard and console, in two languages and two themes.',
      },
      image: { src: '/art/stage' },
      buttonText: { fr: 'Comment relire', en: 'How to review' },
      buttonLink: storyHref('welcome-reviewing--docs'),
    },
  },
];
