/** The dialogs of the shell, by their ids: they stand once in every page, whatever opens them. */
export const panelIds = { menu: 'menu-panel', info: 'info-panel', search: 'search-panel' } as const;

export type PanelName = keyof typeof panelIds;
