import { group, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'search-bar',
  name: { fr: 'Barre de recherche', en: 'Search bar' },
  description: {
    fr: 'Un carton de table : où, quelle fête, trouver un kit. Après un diaporama, il est posé sur son bord. La recherche n’est pas encore ouverte, il le dit.',
    en: 'A place card: where, which event, find a kit. After a hero slider it lies across its edge. The search is not open yet; it says so.',
  },
  wake: 'visible',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      comfortable: 40,
    }),
    locations: list(translatable({ label: { fr: 'Lieu', en: 'Location' }, required: true, comfortable: 30 }), {
      label: { fr: 'Lieux de l’événement', en: 'Event locations' },
      hint: { fr: 'Sans liste, on écrit le lieu soi-même.', en: 'Without a list, visitors write the place themselves.' },
      max: 100,
    }),
    eventTypes: list(translatable({ label: { fr: 'Type', en: 'Type' }, required: true, comfortable: 30 }), {
      label: { fr: 'Types d’événement', en: 'Event types' },
      hint: { fr: 'Sans liste, on écrit le type soi-même.', en: 'Without a list, visitors write the type themselves.' },
      max: 100,
    }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, comfortable: 24 }),
  }),
});
