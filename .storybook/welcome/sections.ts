import type { Locale } from '@kermesse/api/schemas/common/locale';
import { sceneNames } from '@kermesse/ui/art';
import { schemes, tones } from '@kermesse/ui/theme';
import type { ResolvedSection } from '@kermesse/api/page-props';
import { iconNames } from '../../packages/sections/src/icons/names.ts';
import { sectionId } from '../../packages/sections/src/page/registry.ts';
import type { LocalizeContext } from '../../packages/sections/src/schema/localize.ts';
import type { DataOf } from '../../packages/sections/src/schema/section.ts';
import type { section as banner } from '../../packages/sections/src/sections/banner/section.ts';
import type { section as heroSlider } from '../../packages/sections/src/sections/hero-slider/section.ts';
import type { section as statistics } from '../../packages/sections/src/sections/statistics/section.ts';
import { storyHref } from '../kit/go.ts';

// Only the names of the files are needed: they are not loaded.
const components = Object.keys(import.meta.glob('../../packages/ui/src/[A-Z]*/*.stories.tsx')).length;
const sections = Object.keys(import.meta.glob('../../packages/sections/src/sections/*/section.ts')).length;

const words = {
  fr: {
    library: 'La bibliothèque de composants',
    design: 'Le *design* de Kermesse',
    about:
      'Les couleurs, la typographie, les illustrations, les composants, les sections et les pages du site, en deux langues et en deux thèmes.',
    change: 'Changer les couleurs',
    view: 'Voir le site',
    figures: 'La bibliothèque en chiffres',
    sections: 'sections',
    components: 'composants',
    scenes: 'illustrations',
    icons: 'icônes',
    backgrounds: 'fonds, clairs et sombres',
    reviewing: 'Relecture',
    review: 'Donnez votre *avis*',
    reviewAbout:
      'Cette page est faite des sections de la bibliothèque. Chaque story est aussi un test : accessibilité (axe), clavier et console, en deux langues et en deux thèmes.',
    guide: 'Guide de relecture',
  },
  en: {
    library: 'The component library',
    design: 'The *design system* of Kermesse',
    about:
      'The colours, type, illustrations, components, sections and pages of the site, in two languages and two themes.',
    change: 'Change the colours',
    view: 'View the site',
    figures: 'The library in figures',
    sections: 'sections',
    components: 'components',
    scenes: 'illustrations',
    icons: 'icons',
    backgrounds: 'backgrounds, light and dark',
    reviewing: 'Reviewing',
    review: 'Review the *library*',
    reviewAbout:
      'This page is made of the sections of the library. Every story is also a test: accessibility (axe), keyboard and console, in two languages and two themes.',
    guide: 'Review guide',
  },
};

/** Returns a section as `parsePage` returns it. */
const resolved = (slug: string, data: Record<string, unknown>): ResolvedSection => ({
  id: sectionId(slug, 'welcome'),
  slug,
  linkId: 'welcome',
  data,
  settings: {},
});

/**
 * Returns the sections at the top and at the end of the welcome page. They are already resolved, so that the first page
 * of Storybook does not load the schemas and the parsers of all sections.
 */
export function welcomeSections(
  locale: Locale,
  resolveImage: NonNullable<LocalizeContext['resolveImage']>,
): { front: ResolvedSection[]; back: ResolvedSection[] } {
  const t = words[locale];
  const pictureOf = (src: string) => {
    const image = resolveImage(src, locale);
    return image && { image, alt: image.alt ?? '' };
  };
  const hero = {
    slides: [
      {
        subtitle: t.library,
        title: t.design,
        description: t.about,
        image: pictureOf('/art/hero'),
        buttonText: t.change,
        buttonLink: storyHref('brand-playground-three-colours--three-colours'),
        secondButtonText: t.view,
        secondButtonLink: storyHref('pages-home--loaded'),
      },
    ],
  } satisfies DataOf<typeof heroSlider>;
  const figures = {
    title: t.figures,
    stats: [
      { value: String(sections), label: t.sections },
      { value: String(components), label: t.components },
      { value: String(sceneNames.length), label: t.scenes },
      { value: String(iconNames.length), label: t.icons },
      { value: String(schemes.length * tones.length), label: t.backgrounds },
    ],
  } satisfies DataOf<typeof statistics>;
  const review = {
    subtitle: t.reviewing,
    title: t.review,
    description: t.reviewAbout,
    image: pictureOf('/art/stage'),
    buttonText: t.guide,
    buttonLink: storyHref('welcome-reviewing--docs'),
  } satisfies DataOf<typeof banner>;
  return {
    front: [resolved('hero-slider', hero), resolved('statistics', figures)],
    back: [resolved('banner', review)],
  };
}
