import * as z from 'zod/mini';

/** The services that distinguish humans from bots. */
export const humanCheckKinds = ['altcha', 'recaptcha-score', 'recaptcha-challenge', 'turnstile'] as const;

/** The proof of a human check, as issued by the service. Each proof is valid once. */
export const humanCheck = z.object({
  kind: z.enum(humanCheckKinds),
  token: z.string().check(z.minLength(1), z.maxLength(10_000)),
});

/** The proof of a human check. */
export type HumanCheck = z.output<typeof humanCheck>;
