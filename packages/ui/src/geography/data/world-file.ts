import file from './world.topo.json' with { type: 'json' };

/** What `world.topo.json` holds; a module of its own, so that it is loaded when it is wanted. */
export const worldFile: unknown = file;
