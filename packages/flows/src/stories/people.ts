import { exampleCustomer } from '@kermesse/api/mock-examples';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Locale } from '@kermesse/api/schemas/common/locale';

/** Creates a user for stories: by default with email login, a verified address and no profile. */
export function storyUser(more: Partial<User> = {}): User {
  return {
    ...exampleCustomer,
    id: '7f1d',
    email: 'afi.mensah@example.com',
    emailVerifiedAt: '2026-03-02T10:00:00.000Z',
    phone: '+22890123456',
    address: '14, rue des Hydrocarbures, Lomé',
    profileType: null,
    profileId: null,
    profile: null,
    ...more,
  };
}

const trades = {
  fr: [
    'Traiteurs',
    'Salles et jardins',
    'Musiciens et DJ',
    'Décorateurs',
    'Photographes',
    'Pâtissiers',
    'Maîtres de cérémonie',
    'Fleuristes',
    'Coiffure et maquillage',
    'Transport',
  ],
  en: [
    'Caterers',
    'Venues and gardens',
    'Musicians and DJs',
    'Decorators',
    'Photographers',
    'Pastry cooks',
    'Masters of ceremonies',
    'Florists',
    'Hair and make-up',
    'Transport',
  ],
};
const families = {
  fr: ['Réception', 'Musique', 'Décor', 'Image', 'Beauté', 'Transport'],
  en: ['Reception', 'Music', 'Decoration', 'Pictures', 'Beauty', 'Transport'],
};
const listed = (names: string[]) => names.map((name, place) => ({ id: String(place + 1), name }));

/** Returns the provider types and categories for stories. */
export const storyLists = (locale: Locale) => ({
  providerTypes: listed(trades[locale]),
  providerTypeCategories: listed(families[locale]),
});
