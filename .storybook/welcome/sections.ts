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
          subtitle: { fr: 'La bibliothèque de composants', en: 'The component library' },
          title: { fr: 'Le *design* de Kermesse', en: 'The *design system* of Kermesse' },
          description: {
            fr: 'Les couleurs, la typographie, les illustrations, les composants, les sections et les pages du site, en deux langues et en deux thèmes.',
            en: 'The colours, type, illustrations, components, sections and pages of the site, in two languages and two themes.',
          },
          image: { src: '/art/hero' },
          buttonText: { fr: 'Changer les couleurs', en: 'Change the colours' },
          buttonLink: storyHref('brand-playground-three-colours--three-colours'),
          secondButtonText: { fr: 'Voir le site', en: 'View the site' },
          secondButtonLink: storyHref('pages-home--loaded'),
        },
      ],
    },
  },
  {
    slug: 'statistics',
    data: {
      title: { fr: 'La bibliothèque en chiffres', en: 'The library in figures' },
      stats: [
        { value: String(Object.keys(registry).length), label: { fr: 'sections', en: 'sections' } },
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
      subtitle: { fr: 'Relecture', en: 'Reviewing' },
      title: { fr: 'Donnez votre *avis*', en: 'Review the *library*' },
      description: {
        fr: 'Cette page est faite des sections de la bibliothèque. Chaque story est aussi un test : accessibilité (axe), clavier et console, en deux langues et en deux thèmes.',
        en: 'This page is made of the sections of the library. Every story is also a test: accessibility (axe), keyboard and console, in two languages and two themes.',
      },
      image: { src: '/art/stage' },
      buttonText: { fr: 'Guide de relecture', en: 'Review guide' },
      buttonLink: storyHref('welcome-reviewing--docs'),
    },
  },
];
