import { overviewOf, placeOf } from '../../map/place.ts';
import { group, number, text, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'contact',
  name: { fr: 'Contact', en: 'Contact' },
  description: {
    fr: 'Trois cartes de visite, la carte du lieu, et une carte de correspondance qui arrive chez vous.',
    en: 'Three calling cards, the map, and a correspondence card that reaches you.',
  },
  wake: 'visible',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      required: true,
      comfortable: 40,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, comfortable: 30 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, comfortable: 120 }),
    phone: text({
      label: { fr: 'Téléphone', en: 'Phone' },
      hint: { fr: 'Sans lui, celui du site.', en: 'Without it, the site’s own.' },
      comfortable: 20,
    }),
    phoneNote: translatable({ label: { fr: 'Sous le téléphone', en: 'Below the phone' }, comfortable: 40 }),
    email: text({
      label: { fr: 'E-mail', en: 'Email' },
      hint: { fr: 'Sans lui, celui du site.', en: 'Without it, the site’s own.' },
      comfortable: 32,
    }),
    emailNote: translatable({ label: { fr: 'Sous l’e-mail', en: 'Below the email' }, comfortable: 40 }),
    address: translatable({
      label: { fr: 'Adresse', en: 'Address' },
      hint: { fr: 'Sans elle, celle du site.', en: 'Without it, the site’s own.' },
      comfortable: 60,
    }),
    addressNote: translatable({ label: { fr: 'Sous l’adresse', en: 'Below the address' }, comfortable: 40 }),
    lat: number({
      label: { fr: 'Latitude', en: 'Latitude' },
      hint: { fr: 'Avec la longitude, elle pose une épingle ; sans elles, la carte montre Lomé.', en: 'With the longitude it sets a pin; without them the map shows Lomé.' },
      min: -85,
      max: 85,
    }),
    lng: number({ label: { fr: 'Longitude', en: 'Longitude' }, min: -180, max: 180 }),
    zoom: number({
      label: { fr: 'Échelle de la carte', en: 'Zoom of the map' },
      hint: { fr: '10 pour la ville, 16 pour la rue.', en: '10 for the city, 16 for the street.' },
      min: 1,
      max: 19,
    }),
    formTitle: translatable({ label: { fr: 'Titre du formulaire', en: 'Title of the form' }, comfortable: 30 }),
  }),
  /** Where the section does not say how to reach the house, the site does; and the place is drawn. */
  complete: ({ phone, email, address, ...place }, { site, locale, drawMap }) => ({
    phone: phone ?? site.phone,
    email: email ?? site.email,
    address: address ?? site.address,
    drawing: drawMap?.({ ...overviewOf(placeOf(place)), locale }),
  }),
});
