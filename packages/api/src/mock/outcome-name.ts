import type { ErrorCode } from '../operation/error-codes.ts';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

/**
 * The name of a mock's outcome for an error code: `auth/wrong_password` is `wrongPassword` and `form/invalid_data` is
 * `invalidData`. Other families stay in the name: `serverError`, `rateLimited`, `requestNotFound`.
 */
export type OutcomeName<C extends ErrorCode> = C extends `${infer Family}/${infer Rest}`
  ? Family extends 'form' | 'auth'
    ? Camel<Rest>
    : `${Family}${Capitalize<Camel<Rest>>}`
  : never;

/** Returns the name of a mock's outcome for an error code. */
export function outcomeName<C extends ErrorCode>(code: C): OutcomeName<C> {
  const [family = '', rest = ''] = code.split('/');
  const words = family === 'form' || family === 'auth' ? rest : `${family}_${rest}`;
  return words.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as OutcomeName<C>;
}
