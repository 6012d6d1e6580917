/**
 * Maps the server's name of a field to the form's: `profileData.companyPhone` becomes `phone`,
 * `profileData.socialLinks.website` becomes `website`.
 */
function formFieldOf(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return last.replace(/^company(?=[A-Z])(.)/, (_, first: string) => first.toLowerCase());
}

/** Returns the server's messages for a profile's fields, by the forms' field names. */
export function messagesByFormField(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [formFieldOf(name), text]));
}
