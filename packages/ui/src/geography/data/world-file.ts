import file from './world.topo.json' with { type: 'json' };

/** The content of `world.topo.json`. */
export const worldFile: unknown = file;
