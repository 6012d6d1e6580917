import { group, image, link, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'sponsors',
  name: { fr: 'Partenaires', en: 'Sponsors' },
  description: {
    fr: 'Une rangée de logos d’une seule couleur ; au survol, ils retrouvent les leurs.',
    en: 'A row of logos in a single colour; they show their own when pointed at.',
  },
  hydrate: 'never',
  schema: group({
    title: translatable({ label: { fr: 'Titre', en: 'Title' }, recommendedLength: 40 }),
    sponsors: list(
      group(
        {
          logo: image({
            label: { fr: 'Logo', en: 'Logo' },
            hint: {
              fr: 'SVG ou PNG sans fond, avec sa largeur et sa hauteur ; sa forme est remplie de la couleur du texte.',
              en: 'SVG or PNG without a background, with its width and height; its shape is filled with the text colour.',
            },
            required: true,
            noun: { fr: 'un logo', en: 'a logo' },
          }),
          name: translatable({
            label: { fr: 'Nom', en: 'Name' },
            hint: {
              fr: 'Écrit à côté de l’emblème. Si le logo dit déjà le nom, mettez-le plutôt dans son texte de remplacement.',
              en: 'Written beside the emblem. If the logo says the name already, give it as its alternative text instead.',
            },
            recommendedLength: 24,
          }),
          link: link({ label: { fr: 'Lien', en: 'Link' } }),
        },
        { fr: 'Partenaire', en: 'Sponsor' },
      ),
      { label: { fr: 'Partenaires', en: 'Sponsors' }, required: true, max: 12 },
    ),
  }),
});
