/**
 * The response header of `auth/human_check_required`: the difficulty of the proof, from 0 to `maxDifficulty`. The
 * client requests a challenge of that difficulty from `human-check-challenge`, solves it, and repeats its request with
 * `humanCheck`.
 */
export const difficultyHeader = 'x-human-check-difficulty';

/**
 * The maximum difficulty of a proof of work. Each level doubles the work: 0 takes a computer about 0.2 s, 5 about 6 s.
 */
export const maxDifficulty = 5;
