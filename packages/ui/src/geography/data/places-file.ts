import file from './places.json' with { type: 'json' };

/** The content of `places.json`, in a module of its own so that it loads on demand. */
export const placesFile: unknown = file;
