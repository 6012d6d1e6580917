import { exampleCustomer } from '@kermesse/api/mock-examples';
import type { User } from '@kermesse/flows/session';

/** A logged-in customer. */
export const loggedInCustomer: User = {
  ...exampleCustomer,
  id: '7',
  email: 'essenam@exemple.tg',
  firstname: 'Essénam',
  lastname: 'Amouz',
  fullname: 'Essénam Amouz',
  phone: null,
  address: null,
  location: null,
  profileId: '7',
  profile: null,
};

/** A user with a picture. */
export const userWithPicture: User = { ...loggedInCustomer, avatarUrl: '/art/midnight/portrait-1-200.webp' };

/** A user with a name that is too long for the header. */
export const userWithLongName: User = {
  ...loggedInCustomer,
  firstname: 'Marie-Épiphanie Akossiwa',
  lastname: 'de Souza-Olympio Agbodjan',
  fullname: 'Marie-Épiphanie Akossiwa de Souza-Olympio Agbodjan',
  email: 'marie-epiphanie.de-souza-olympio-agbodjan@evenements-du-golfe.example.tg',
};

/** A user who logged in by phone and has no name yet. */
export const phoneUser: User = {
  ...loggedInCustomer,
  firstname: null,
  lastname: null,
  fullname: null,
  email: null,
  phone: '+228 90 12 34 56',
  authType: 'phone',
};
