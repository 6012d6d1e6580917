/**
 * The name that a form has for a field the server speaks of: `profileData.companyPhone` is `phone`,
 * `profileData.socialLinks.website` is `website`.
 */
function plainName(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return last.replace(/^company(?=[A-Z])(.)/, (_, first: string) => first.toLowerCase());
}

/** The server's words on the fields of a profile, by the names that its forms have. */
export function plainFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [plainName(name), text]));
}
