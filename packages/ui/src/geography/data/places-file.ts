import file from './places.json' with { type: 'json' };

/** The content of `places.json`. */
export const placesFile: unknown = file;
