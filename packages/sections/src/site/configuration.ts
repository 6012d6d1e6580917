import type * as z from 'zod';
import { choice, color, flag, group, imageAddress, link, list, number, text, translatable } from '../schema/schema.ts';
import type { Words } from '../schema/locale.ts';
import { networkNames, networks, type Network } from './networks.ts';

const name = { fr: 'Nom', en: 'Name' };
const title = { fr: 'Titre', en: 'Title' };
const active = { fr: 'Actif', en: 'Active' };

/** The identifier by which other parts of the configuration refer to an item. */
const identifier = () =>
  number({
    label: { fr: 'Identifiant', en: 'Identifier' },
    required: true,
    noun: { fr: 'un identifiant', en: 'an identifier' },
    whole: true,
    identifies: true,
  });

const socialFields = Object.fromEntries(
  networks.map((network) => [network, link({ label: { fr: networkNames[network], en: networkNames[network] } })]),
) as Record<Network, z.ZodOptional<z.ZodType<string, string>>>;

const pictureHint = { fr: 'L’adresse d’une image', en: 'The address of a picture' };

/** The schema of the app information: colours, logo, contacts and networks (specification §3, "Site configuration"). */
const appInformationSchema = group(
  {
    primaryColor: color({ label: { fr: 'Couleur principale', en: 'Primary colour' } }),
    secondaryColor: color({ label: { fr: 'Couleur secondaire', en: 'Secondary colour' } }),
    accentColor: color({ label: { fr: 'Couleur d’accent', en: 'Accent colour' } }),
    logo: imageAddress({ label: { fr: 'Logo', en: 'Logo' }, hint: pictureHint }),
    icon: imageAddress({ label: { fr: 'Icône', en: 'Icon' }, hint: pictureHint }),
    description: translatable({ label: { fr: 'Description', en: 'Description' } }),
    phone: text({ label: { fr: 'Téléphone', en: 'Phone' } }),
    email: text({ label: { fr: 'Adresse e-mail', en: 'Email address' } }),
    address: translatable({ label: { fr: 'Adresse', en: 'Address' } }),
    ...socialFields,
  },
  { fr: 'Le site', en: 'The site' },
);

const menuItem = group(
  {
    id: identifier(),
    title: translatable({ label: title, required: true, noun: { fr: 'un titre', en: 'a title' } }),
    path: link({ label: { fr: 'Lien', en: 'Link' }, required: true, noun: { fr: 'un lien', en: 'a link' } }),
    position: number({ label: { fr: 'Rang', en: 'Position' } }),
    isActive: flag({ label: active, preset: true }),
    isVisible: flag({ label: { fr: 'Visible', en: 'Visible' }, preset: true }),
    menuItemGroupId: number({ label: { fr: 'Groupe', en: 'Group' }, whole: true }),
  },
  { fr: 'Lien', en: 'Link' },
);

const namedList = (label: Words, item: Words) =>
  list(
    group(
      {
        id: identifier(),
        name: translatable({ label: name, required: true, noun: { fr: 'un nom', en: 'a name' } }),
      },
      item,
    ),
    { label, max: 1000 },
  );

/**
 * The schema of the site configuration, with the parts that the site reads. Content items and section data are not
 * validated.
 */
export const siteSchema = group({
  name: text({ label: { fr: 'Nom du site', en: 'Site name' } }),
  appInformation: appInformationSchema,
  menus: list(
    group(
      {
        name: text({ label: name }),
        location: choice({
          label: { fr: 'Emplacement', en: 'Location' },
          required: true,
          noun: { fr: 'un emplacement', en: 'a location' },
          options: [
            { value: 'header', label: { fr: 'En-tête', en: 'Header' } },
            { value: 'footer', label: { fr: 'Pied de page', en: 'Footer' } },
          ],
        }),
        items: list(menuItem, { label: { fr: 'Liens', en: 'Links' }, required: true }),
      },
      { fr: 'Menu', en: 'Menu' },
    ),
    { label: { fr: 'Menus', en: 'Menus' } },
  ),
  menuItemGroups: list(
    group(
      {
        id: identifier(),
        title: translatable({ label: title, required: true, noun: { fr: 'un titre', en: 'a title' } }),
        position: number({ label: { fr: 'Rang', en: 'Position' } }),
      },
      { fr: 'Groupe', en: 'Group' },
    ),
    { label: { fr: 'Groupes de liens', en: 'Groups of links' } },
  ),
  newsCategories: list(
    group(
      {
        id: identifier(),
        name: translatable({ label: name, required: true, noun: { fr: 'un nom', en: 'a name' } }),
        parentId: number({
          label: { fr: 'Rubrique parente', en: 'Parent category' },
          whole: true,
          refersTo: 'newsCategories',
        }),
        isActive: flag({ label: active, preset: true }),
      },
      { fr: 'Rubrique', en: 'Category' },
    ),
    { label: { fr: 'Rubriques d’actualité', en: 'News categories' } },
  ),
  newsTags: list(
    group(
      {
        id: identifier(),
        name: translatable({ label: name, required: true, noun: { fr: 'un nom', en: 'a name' } }),
        articlesCount: number({ label: { fr: 'Nombre d’articles', en: 'Number of articles' }, whole: true, min: 0 }),
        isActive: flag({ label: active, preset: true }),
      },
      { fr: 'Mot-clé', en: 'Tag' },
    ),
    { label: { fr: 'Mots-clés d’actualité', en: 'News tags' } },
  ),
  providerTypes: namedList({ fr: 'Métiers', en: 'Provider types' }, { fr: 'Métier', en: 'Type' }),
  providerTypeCategories: namedList(
    { fr: 'Familles de métiers', en: 'Provider type categories' },
    { fr: 'Famille', en: 'Category' },
  ),
});

/** The parsed site configuration. */
export type ParsedSite = z.output<typeof siteSchema>;
