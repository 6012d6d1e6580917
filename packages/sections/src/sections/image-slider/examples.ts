import type { ExamplesOf } from '../../schema/examples.ts';
import type { Words } from '../../schema/locale.ts';
import type { section } from './section.ts';

const picture = (name: string, link: string, alt: Words) => ({ image: { src: `/art/${name}`, alt }, link });

const table = picture('table', '/services/tables', {
  fr: 'Une table dressée pour cent vingt, serviettes en pagne',
  en: 'A table laid for a hundred and twenty, with wax-print napkins',
});
const stage = picture('stage', '/services/orchestres', {
  fr: 'Un trio de highlife sous trois projecteurs',
  en: 'A highlife trio under three spotlights',
});
const hero = picture('hero', '/agenda', {
  fr: 'Bal au bord de la lagune, lampions et fanions',
  en: 'A ball by the lagoon, lanterns and bunting',
});
const beach = picture('beach', '/services/salles', {
  fr: 'Cérémonie sur la plage de Baguida',
  en: 'A ceremony on the beach in Baguida',
});
const market = picture('market', '/services/traiteurs', {
  fr: 'Les étals du marché, tôt le matin',
  en: 'The market stalls, early in the morning',
});
const arch = picture('arch', '/services/fleurs', {
  fr: 'Une arche de fleurs à l’entrée du jardin',
  en: 'An arch of flowers at the garden gate',
});
const invitation = picture('invitation', '/services/papeterie', {
  fr: 'Un carton d’invitation et son enveloppe',
  en: 'An invitation card and its envelope',
});

export const examples = {
  typical: {
    data: {
      title: { fr: 'Des fêtes *déjà passées*', en: 'Parties *gone by*' },
      images: [table, stage, hero, beach, market, arch, invitation],
    },
  },
  minimal: {
    note: {
      fr: 'Une seule image, sans texte de remplacement ni commandes.',
      en: 'One picture, without alternative text or controls.',
    },
    data: { images: [{ image: { src: '/art/midnight/arch-960.webp', width: 960, height: 720 }, link: '/agenda' }] },
  },
  longest: {
    data: {
      title: {
        fr: 'De la première esquisse au dernier lampion éteint, *ce que les prestataires du carnet ont déjà réussi*',
        en: 'From the first sketch to the last lantern put out, *what the providers in our book have brought off*',
      },
      subtitle: {
        fr: 'Mariages, baptêmes, congrès, funérailles et anniversaires',
        en: 'Weddings, christenings, conferences, funerals and birthdays',
      },
      images: Array.from(
        { length: 17 },
        (_, place) => [table, stage, hero, beach, market, arch, invitation][place % 7] ?? table,
      ),
    },
    settings: { background: 'surface' },
  },
  few: {
    note: {
      fr: 'Jusqu’à quatre images : elles restent fixes, sans commandes.',
      en: 'Up to four pictures: they stay still, without controls.',
    },
    data: {
      title: { fr: 'Trois soirs *de décembre*', en: 'Three evenings *in December*' },
      images: [stage, hero, arch],
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
