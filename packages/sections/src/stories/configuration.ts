const settingPrefix = 'settings.';

/** The name of the control for a setting: settings share the controls with the data's fields. */
export const settingName = (name: string): string => settingPrefix + name;

/** A section's data and settings, from the controls of its story. */
export function splitArgs(args: Record<string, unknown>): {
  data: Record<string, unknown>;
  settings: Record<string, unknown>;
} {
  const entries = Object.entries(args).filter(([, value]) => value !== undefined);
  const isSetting = ([name]: [string, unknown]) => name.startsWith(settingPrefix);
  return {
    data: Object.fromEntries(entries.filter((entry) => !isSetting(entry))),
    settings: Object.fromEntries(
      entries.filter(isSetting).map(([name, value]) => [name.slice(settingPrefix.length), value]),
    ),
  };
}

/** What an editor writes into a page's `sections` for the section of a story, as JSON. */
export function configurationText(slug: string, args: Record<string, unknown>): string {
  const { data, settings } = splitArgs(args);
  return JSON.stringify({ slug, pivot: { linkId: 'main' }, data, settings }, null, 2);
}
