import file from './region.topo.json' with { type: 'json' };

/** The content of `region.topo.json`, in a module of its own so that it loads on demand. */
export const regionFile: unknown = file;
