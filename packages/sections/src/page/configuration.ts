import * as z from 'zod';
import { anchor, choice, group, image, slug, translatable } from '../schema/schema.ts';

/** The settings of every section on its page: anchor, background and spacing. */
export const settingsSchema = group(
  {
    anchor: anchor({
      label: { fr: 'Ancre', en: 'Anchor' },
      hint: {
        fr: 'Le nom qui suit # dans l’adresse ; unique sur la page.',
        en: 'The name after # in the address; unique on the page.',
      },
    }),
    background: choice({
      label: { fr: 'Fond', en: 'Background' },
      options: [
        { value: 'page', label: { fr: 'Page', en: 'Page' } },
        { value: 'surface', label: { fr: 'Papier', en: 'Paper' } },
        { value: 'brand', label: { fr: 'Couleur du site', en: 'Site colour' } },
        { value: 'image', label: { fr: 'Image voilée', en: 'Darkened picture' } },
      ],
    }),
    image: image({
      decorative: true,
      label: { fr: 'Image de fond', en: 'Background picture' },
      hint: {
        fr: 'Pour le fond « Image voilée ». Un voile aux couleurs de la marque garde le texte lisible.',
        en: 'For the background “Darkened picture”. An overlay in the brand’s colours keeps the text readable.',
      },
    }),
    spacing: choice({
      label: { fr: 'Espacement', en: 'Spacing' },
      options: [
        { value: 'none', label: { fr: 'Aucun', en: 'None' } },
        { value: 'compact', label: { fr: 'Serré', en: 'Compact' } },
        { value: 'normal', label: { fr: 'Normal', en: 'Normal' } },
        { value: 'wide', label: { fr: 'Large', en: 'Wide' } },
      ],
    }),
  },
  { fr: 'Réglages', en: 'Settings' },
);

/** The source of a section's data outside the page. */
export const sourceSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('section-data'),
    section: z.string().min(1).optional(),
    source: z.string().min(1),
    link: z.string().min(1).default('default'),
  }),
  z.looseObject({
    type: z.literal('content-model'),
    name: z.string().min(1),
    /** The field of the section's data that receives the list of items. */
    field: z.string().min(1),
    isActive: z.boolean().optional(),
    pageSize: z.number().int().positive().max(100).optional(),
  }),
]);

/** A reference to data outside the page. `section` is filled in with the section's own slug. */
export type DataSource =
  | { type: 'section-data'; section: string; source: string; link: string }
  | { type: 'content-model'; name: string; field: string; isActive?: boolean; pageSize?: number };

/** The fields of a page beside its sections. */
export const pageHeadSchema = group({
  slug: slug({
    label: { fr: 'Adresse', en: 'Address' },
    required: true,
    noun: { fr: 'une adresse', en: 'an address' },
  }),
  title: translatable({ label: { fr: 'Titre', en: 'Title' }, required: true, noun: { fr: 'un titre', en: 'a title' } }),
  description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 160 }),
  image: image({ label: { fr: 'Image de partage', en: 'Picture for sharing' } }),
});
