import file from './places.json' with { type: 'json' };

export default file;
