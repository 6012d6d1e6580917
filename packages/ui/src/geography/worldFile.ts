import file from './world.topo.json' with { type: 'json' };

export default file;
