const settingPrefix = 'settings.';

/** Returns the name of a setting's control, because settings and data share the controls of a story. */
export const settingName = (name: string): string => settingPrefix + name;

/** Splits the controls of a story into a section's data and settings. */
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

/** Returns the configuration of a story's section as JSON, for `sections` of a page. */
export function configurationText(slug: string, args: Record<string, unknown>): string {
  const { data, settings } = splitArgs(args);
  return JSON.stringify({ slug, pivot: { linkId: 'main' }, data, settings }, null, 2);
}
