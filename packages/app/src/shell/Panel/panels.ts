/** The dialogs of the shell, by their ids: each is once in every page, whatever opens it. */
export const panelIds = { menu: 'menu-panel', info: 'info-panel', search: 'search-panel' } as const;

export type PanelName = keyof typeof panelIds;
