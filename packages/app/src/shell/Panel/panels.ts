/** The ids of the shell's dialogs. Each dialog exists once in every page. */
export const panelIds = { menu: 'menu-panel', info: 'info-panel', search: 'search-panel' } as const;

export type PanelName = keyof typeof panelIds;
