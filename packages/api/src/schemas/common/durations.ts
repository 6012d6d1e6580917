/** The milliseconds of an hour. */
export const hourMilliseconds = 3_600_000;
/** The milliseconds of a day of 24 hours. */
export const dayMilliseconds = 24 * hourMilliseconds;
