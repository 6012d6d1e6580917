import file from './region.topo.json' with { type: 'json' };

export default file;
