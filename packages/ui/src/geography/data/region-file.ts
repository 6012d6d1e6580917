import file from './region.topo.json' with { type: 'json' };

/** What `region.topo.json` holds; a module of its own, so that it is loaded when it is wanted. */
export const regionFile: unknown = file;
