import file from './region.topo.json' with { type: 'json' };

/** The content of `region.topo.json`. */
export const regionFile: unknown = file;
