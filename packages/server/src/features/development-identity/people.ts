import { hashToken } from '../../platform/security/secrets.ts';

/** The built-in issuer in tokens and the database. It is a subdomain of localhost, so no public issuer can have it. */
export const developmentIssuer = 'https://identity.localhost';

/** A person who can log in at the built-in issuer. */
export interface DevelopmentPerson {
  subject: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** Returns the email address of a demo account by the first name of its owner. */
export const demoEmail = (firstname: string): string => `${firstname.toLowerCase()}@kermesse.example`;

const demo = (id: string, given_name: string, family_name: string): DevelopmentPerson => ({
  subject: id,
  email: demoEmail(given_name),
  given_name,
  family_name,
});

/** A customer, a provider and a planner. `subject` is the id of the linked demo account (`demo-accounts.ts`). */
export const developmentPeople = [
  demo('demo-customer', 'Afi', 'Mensah'),
  demo('demo-provider', 'Kossi', 'Agbeko'),
  demo('demo-planner', 'Ama', 'Lawson'),
] as const;

/** Creates a person from the form's values. The same email address yields the same `subject` each time. */
export function newPerson(email: string, given_name: string, family_name: string): DevelopmentPerson {
  return { subject: `new-${hashToken(email)}`, email, given_name, family_name };
}
