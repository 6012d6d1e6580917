import { overviewOf, placeOf } from '../../map/place.ts';
import { description, heading, subtitle } from '../../schema/common-fields.ts';
import { group, number, text, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'contact',
  name: { fr: 'Contact', en: 'Contact' },
  description: {
    fr: 'Vos coordonnées, une carte et un formulaire de contact.',
    en: 'Your contact details, a map and a contact form.',
  },
  hydrate: 'intent',
  schema: group({
    title: heading({ required: true, recommendedLength: 40 }),
    subtitle: subtitle(30),
    description: description(120),
    phone: text({
      label: { fr: 'Téléphone', en: 'Phone' },
      hint: { fr: 'Laissez vide pour reprendre celui du site.', en: 'Leave empty to use the site’s own.' },
      recommendedLength: 20,
    }),
    phoneNote: translatable({
      label: { fr: 'Précision sous le téléphone', en: 'Note below the phone' },
      recommendedLength: 40,
    }),
    email: text({
      label: { fr: 'Adresse e-mail', en: 'Email address' },
      hint: {
        fr: 'Laissez vide pour reprendre celle du site. Les messages du formulaire arrivent toujours à l’adresse du site.',
        en: 'Leave empty to use the site’s own. Messages of the form always go to the site’s address.',
      },
      recommendedLength: 32,
    }),
    emailNote: translatable({
      label: { fr: 'Précision sous l’adresse e-mail', en: 'Note below the email address' },
      recommendedLength: 40,
    }),
    address: translatable({
      label: { fr: 'Adresse', en: 'Address' },
      hint: { fr: 'Laissez vide pour reprendre celle du site.', en: 'Leave empty to use the site’s own.' },
      recommendedLength: 60,
    }),
    addressNote: translatable({
      label: { fr: 'Précision sous l’adresse', en: 'Note below the address' },
      recommendedLength: 40,
    }),
    lat: number({
      label: { fr: 'Latitude', en: 'Latitude' },
      hint: {
        fr: 'Avec la longitude, elle place un repère ; sans elles, la carte montre Lomé.',
        en: 'With the longitude it sets a pin; without them the map shows Lomé.',
      },
      min: -85,
      max: 85,
    }),
    lng: number({ label: { fr: 'Longitude', en: 'Longitude' }, min: -180, max: 180 }),
    zoom: number({
      label: { fr: 'Zoom de la carte', en: 'Map zoom' },
      hint: { fr: '10 pour la ville, 16 pour la rue.', en: '10 for the city, 16 for the street.' },
      min: 1,
      max: 19,
    }),
    formTitle: translatable({ label: { fr: 'Titre du formulaire', en: 'Form title' }, recommendedLength: 30 }),
  }),
  /** Uses the site's contact details where the section has none, and draws the map picture. */
  complete: ({ phone, email, address, ...place }, { site, locale, drawMap }) => ({
    phone: phone ?? site.phone,
    email: email ?? site.email,
    address: address ?? site.address,
    drawing: drawMap?.({ ...overviewOf(placeOf(place)), locale }),
  }),
});
