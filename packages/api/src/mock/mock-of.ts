import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { AccessError, CommonError, ErrorCode } from '../operation/error-codes.ts';
import { accessErrors, commonErrors } from '../operation/error-codes.ts';
import { errorResponse, requestLocale } from '../operation/envelope.ts';
import type { FieldErrorCode } from '../schemas/forms/field-error-code.ts';
import { routePath, type ErrorOf, type InputOf, type Operation, type OutputOf } from '../operation/operation.ts';
import { readInput } from '../operation/read-input.ts';
import { callerOf, type Caller } from './caller.ts';
import { outcomeName, type OutcomeName } from './outcome-name.ts';
import { forcedFailureOf, type ForcedFailure } from './forced-failure.ts';
import { Refused } from '../operation/refused.ts';
import { createWorld, type World } from './world.ts';

/** The delay that `slow@…` forces, in milliseconds. */
const slowDelay = 3000;

/** The parts of a mock, beside its operation. */
export interface MockDeclaration<O extends Operation, D extends string> {
  /** Implements the operation for a validated input: returns its output, or throws `Refused` with a declared code. */
  respond: (input: InputOf<O>, world: World, caller: Caller) => OutputOf<O>;
  /** A realistic response. */
  example: OutputOf<O>;
  /** Further responses, by name, such as `empty`. Each becomes an outcome. */
  responses?: Record<D, OutputOf<O>>;
  /** The invalid fields of the outcome `invalidData`, with their error codes. */
  invalid?: Partial<Record<keyof InputOf<O> & string, FieldErrorCode>>;
}

/** The codes that have an outcome of their name. `required` is the response to an expired session. */
type NamedCode<O extends Operation> = ErrorOf<O> | CommonError | AccessError;

/** The mock of an operation: handlers for MSW, by outcome. Each validates its input as the server does. */
export type OperationMock<O extends Operation, D extends string> = {
  readonly operation: O;
  /** The default response of `success`. */
  readonly example: OutputOf<O>;
  /** Behaves like the operation, on a world. Certain inputs force failures (`forcedFailureOf`). */
  live: (world?: World) => HttpHandler;
  /** Responds with this data, by default the example. */
  success: (data?: OutputOf<O>) => HttpHandler;
  /** Refuses with a code of the operation; `headers` may contain `retry-after`. */
  refuses: (
    code: NamedCode<O>,
    fields?: Record<string, FieldErrorCode>,
    headers?: Record<string, string>,
  ) => HttpHandler;
  /** Never responds, for timeouts and pending states. */
  pending: HttpHandler;
  /** Fails as without a network. */
  offline: HttpHandler;
  /** Responds 200 with truncated JSON. */
  malformed: HttpHandler;
  /** Responds 200 with JSON of another shape. */
  wrongShape: HttpHandler;
} & { [C in NamedCode<O> as OutcomeName<C>]: HttpHandler } & Record<D, HttpHandler>;

const neverResponding = new WeakSet<object>();

/** Whether a request handler never responds (`pending`). */
export const neverResponds = (handler: object): boolean => neverResponding.has(handler);

const worlds = new WeakMap<object, World>();

/** Returns the world of a live request handler. */
export const worldOf = (handler: object): World | undefined => worlds.get(handler);

const truncatedJson = () => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } });

async function forceFailure(failure: ForcedFailure, request: Request): Promise<Response | undefined> {
  if (failure.kind === 'refuse') return errorResponse({ code: failure.code }, requestLocale(request.headers));
  if (failure.kind === 'offline') return HttpResponse.error();
  if (failure.kind === 'malformed') return truncatedJson();
  await delay(slowDelay);
  return undefined;
}

function successResponse(body: unknown): Response {
  const headers = { 'cache-control': 'no-store' };
  if (body === undefined) return new Response(null, { headers });
  if (body instanceof Blob) return new Response(body, { headers: { ...headers, 'content-type': body.type } });
  return Response.json(body, { headers });
}

function errorToResponse(request: Request, error: unknown): Response {
  if (error instanceof Refused) return errorResponse(error.refusal, requestLocale(request.headers), error.headers);
  throw error;
}

/** Creates the mock of an operation. */
export function mockOf<O extends Operation, D extends string = never>(
  operation: O,
  { respond, example, responses, invalid }: MockDeclaration<O, D>,
): OperationMock<O, D> {
  const methods = { GET: http.get, HEAD: http.head, POST: http.post, PUT: http.put, DELETE: http.delete };
  type Resolver = (
    request: Request,
    input: InputOf<O>,
    caller: Caller | undefined,
  ) => Response | undefined | Promise<Response | undefined>;
  const handle = (resolver: Resolver, world?: World) =>
    methods[operation.method](`*/api${routePath(operation)}`, async ({ request, params }) => {
      const parameters = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      try {
        // The session is checked before the input, so that callers without one learn nothing about their input.
        const caller = world && callerOf(operation, request, world);
        const read = await readInput(operation, request.clone(), parameters);
        if (!read.ok) return errorResponse(read.refusal, requestLocale(request.headers));
        return await resolver(request, read.input, caller);
      } catch (error) {
        return errorToResponse(request, error);
      }
    });
  const success = (data: OutputOf<O> = example) => handle(() => successResponse(data));
  const refuses = (code: ErrorCode, fields?: Record<string, FieldErrorCode>, headers?: Record<string, string>) =>
    handle((request) => errorResponse({ code, fields }, requestLocale(request.headers), headers));
  const live = (world: World = createWorld()) => {
    const handler = handle(async (request, input, caller = callerOf(operation, request, world)) => {
      const failure = forcedFailureOf(input as object);
      const forcedResponse = failure && (await forceFailure(failure, request));
      return forcedResponse ?? successResponse(respond(input, world, caller));
    }, world);
    worlds.set(handler, world);
    return handler;
  };
  const codes: ErrorCode[] = [...operation.errors, ...commonErrors, ...Object.values(accessErrors).flat()];
  const refusals = codes.map((code) => {
    const fields = code === 'form/invalid_data' ? (invalid as Record<string, FieldErrorCode> | undefined) : undefined;
    return [outcomeName(code), refuses(code, fields)];
  });
  const pending = handle(async () => {
    await delay('infinite');
    return undefined;
  });
  neverResponding.add(pending);
  return {
    operation,
    example,
    live,
    success,
    refuses,
    pending,
    offline: handle(() => HttpResponse.error()),
    malformed: handle(truncatedJson),
    wrongShape: handle(() => successResponse({ data: 'of another shape', result: 1 })),
    ...Object.fromEntries(refusals),
    ...Object.fromEntries(Object.entries<OutputOf<O>>(responses ?? {}).map(([name, data]) => [name, success(data)])),
  } as OperationMock<O, D>;
}
