import { heading } from '../../schema/common-fields.ts';
import { group, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'search-bar',
  name: { fr: 'Barre de recherche', en: 'Search bar' },
  description: {
    fr: 'Deux champs : le lieu et le type d’événement. La recherche n’est pas encore ouverte, et les visiteurs en sont avertis.',
    en: 'Two fields: the place and the type of event. The search is not open yet, and visitors see a note about it.',
  },
  hydrate: 'intent',
  layout: 'card',
  schema: group({
    title: heading({ recommendedLength: 40 }),
    locations: list(translatable({ label: { fr: 'Lieu', en: 'Location' }, required: true, recommendedLength: 30 }), {
      label: { fr: 'Lieux de l’événement', en: 'Event locations' },
      hint: {
        fr: 'Laissez vide pour que les visiteurs écrivent le lieu.',
        en: 'Leave empty to let visitors write the place.',
      },
      max: 100,
    }),
    eventTypes: list(translatable({ label: { fr: 'Type', en: 'Type' }, required: true, recommendedLength: 30 }), {
      label: { fr: 'Types d’événement', en: 'Event types' },
      hint: {
        fr: 'Laissez vide pour que les visiteurs écrivent le type.',
        en: 'Leave empty to let visitors write the type.',
      },
      max: 100,
    }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
  }),
});
