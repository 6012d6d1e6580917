import file from './world.topo.json' with { type: 'json' };

/** The content of `world.topo.json`, in a module of its own so that it loads on demand. */
export const worldFile: unknown = file;
