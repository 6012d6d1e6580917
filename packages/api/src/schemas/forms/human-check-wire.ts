/**
 * The answer header of `auth/human_check_required`: how much work the proof must take, from 0 to `maxDifficulty`. Ask
 * `human-check-challenge` for a challenge of that difficulty, solve it, and send the same request with `humanCheck`.
 */
export const difficultyHeader = 'x-human-check-difficulty';

/** The greatest difficulty of a proof of work. Each step doubles the work: 0 takes a computer about 0.2 s, 5 about 6 s. */
export const maxDifficulty = 5;
