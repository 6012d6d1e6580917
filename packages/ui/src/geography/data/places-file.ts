import file from './places.json' with { type: 'json' };

/** What `places.json` holds; a module of its own, so that it is loaded when it is wanted. */
export const placesFile: unknown = file;
