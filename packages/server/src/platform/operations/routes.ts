import { Refused } from '@kermesse/api/refused';
import { errorResponse, requestLocale, type Refusal } from '@kermesse/api/envelope';
import { maxBodyBytes, readInput, type FormReader } from '@kermesse/api/input';
import { routePath, sendsQuery, type Operation } from '@kermesse/api/operation';
import { operations } from '@kermesse/api/operations';
import { difficultyHeader } from '@kermesse/api/schemas/forms/human-check-wire';
import { openApiDocument } from '@kermesse/api/openapi';
import { parseOutput } from '@kermesse/api/output';
import { loadOnce } from '@kermesse/ui/load-once';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { isAccountErased } from '../database/account-erased.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from '../files/disk-errors.ts';
import { FileStoreError } from '../files/s3-storage.ts';
import { receiveBody } from './receive-body.ts';
import { receiveForm, type FormReception, type ReceivedForm } from './receive-form.ts';
import type { UploadGate } from './upload-gate.ts';
import { sameSecret } from '../security/secrets.ts';
import { Body, send } from '../http/bodies/body.ts';
import { TooBusyError } from '../process/limit-concurrency.ts';
import { networkOf } from '../logging/mask.ts';
import { createResponse } from './create-response.ts';
import { audited } from './audit.ts';
import type { ApiServices, Call, CallerSession, Handler } from './handler.ts';
import { pairHandlers } from './pair-handlers.ts';

/** The features that the API is composed of. */
export interface ApiFeatures {
  /** One handler for each operation except those in `publicOperations`. */
  handlers: readonly Handler[];
  /** Operations that `publicRoutes` handles, because not only API clients request them. */
  publicOperations: readonly Operation[];
  /** Routes that need no API key. */
  publicRoutes(files: ApiServices['files']): Hono;
  /** Returns the session of a token, or null; records `use` with the session. */
  sessionOf(
    db: ApiServices['db'],
    token: string,
    use: { network: string | null } | null,
  ): Promise<CallerSession | null>;
  /** Whether the session of a token was ended from another device. */
  wasEndedRemotely(db: ApiServices['db'], token: string): Promise<boolean>;
  /** @throws {Refused} when the call has no valid editor's key. */
  requireEditor(call: ApiServices & Pick<Call, 'ip' | 'headers'>): Promise<void>;
}

/** The options of the API. */
export interface ApiOptions extends ApiServices {
  features: ApiFeatures;
  apiKey: string;
  /** Whether a request is accepted: in development only from this machine. Public routes ignore this. */
  admits(request: Request): boolean;
  /** The origins of other sites that may call the API. */
  corsOrigins: string[];
  /** Whether outputs are validated against their schemas: in development and tests. */
  checkOutput: boolean;
  ipOf(context: Context): string;
  /** Admits or rejects uploads. */
  uploadGate: UploadGate;
  /** The folder for uploads in progress, and the milliseconds within which a sender must make progress. */
  uploads: Pick<FormReception, 'folder' | 'stallTimeout'>;
}

function refuse(context: Context, refusal: Refusal, headers?: Record<string, string>): Response {
  return errorResponse(refusal, requestLocale(context.req.raw.headers), headers);
}

/**
 * Returns the session of an operation that needs one; undefined for other operations. `recordUse` is false for a
 * second check of the same request.
 * @throws {Refused} when there is no valid session.
 */
async function requireSession(
  { auth, extendsSession = true }: Operation,
  headers: Headers,
  { db, features }: ApiOptions,
  ip: string,
  { recordUse = true } = {},
): Promise<CallerSession | undefined> {
  if (auth !== 'user') return undefined;
  const token = /^bearer +(\S{1,500})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const use = extendsSession && recordUse ? { network: networkOf(ip) } : null;
  const caller = token === undefined ? null : await features.sessionOf(db, token, use);
  if (caller !== null) return caller;
  const ended = token !== undefined && (await features.wasEndedRemotely(db, token));
  throw new Refused(ended ? 'auth/session_ended' : 'auth/required', undefined, { 'www-authenticate': 'Bearer' });
}

async function runOperation(
  { operation, run }: Handler,
  context: Context,
  options: ApiOptions,
  { caller, readForm }: { caller: CallerSession | undefined; readForm?: FormReader },
): Promise<Response> {
  const { raw } = context.req;
  const inBody = !sendsQuery(operation);
  const { maxBytes = maxBodyBytes } = operation;
  const received = inBody && readForm === undefined ? await receiveBody(raw, { maxBytes }) : raw;
  const result = await readInput(operation, received, context.req.param(), readForm);
  // The session may have ended while the client sent the body.
  if (inBody) await requireSession(operation, raw.headers, options, options.ipOf(context), { recordUse: false });
  if (!result.ok) return refuse(context, result.refusal);
  const responseHeaders = new Headers({ 'cache-control': 'no-store' });
  const call = {
    ...options,
    ip: options.ipOf(context),
    locale: requestLocale(raw.headers),
    signal: raw.signal,
    headers: raw.headers,
    responseHeaders,
    caller,
  };
  const output = await audited(operation, result.input, call, () => run(result.input, call));
  if (options.checkOutput && !(output instanceof Response)) {
    const checked = await parseOutput(operation, output);
    if (!checked.ok)
      throw new Error(
        `${operation.name} returned an output that violates its schema: ${JSON.stringify(checked.issues)}`,
      );
  }
  const response = createResponse(output, responseHeaders);
  if (raw.method !== 'HEAD') return response;
  // Hono sends only the headers of a GET. Nothing else would close a streamed file.
  await response.body?.cancel();
  return new Response(null, response);
}

/** Handles a request with a file: the gate admits it, the file is written to disk and deleted afterwards. */
async function runUpload(
  handler: Handler,
  context: Context,
  options: ApiOptions,
  { caller, ip }: { caller: CallerSession | undefined; ip: string },
): Promise<Response> {
  const { maxBytes = maxBodyBytes } = handler.operation;
  // Without `content-length`, assume the maximum size.
  const announced = Number(context.req.header('content-length')) || maxBytes;
  if (announced > maxBytes) throw new Refused('request/too_large');
  const sender = caller?.userId ?? `editor at ${ip}`;
  const leave = await options.uploadGate.enter({ sender, ip, ownerId: caller?.userId, bytes: announced });
  let received: ReceivedForm | undefined;
  try {
    const readForm: FormReader = async (request) => {
      received = await receiveForm(request, { ...options.uploads, maxBytes });
      return received.fields;
    };
    return await runOperation(handler, context, options, { caller, readForm });
  } finally {
    leave();
    await received?.discard();
  }
}

async function respond(handler: Handler, context: Context, options: ApiOptions): Promise<Response> {
  // Check the session first: input errors are shown only to authorized callers.
  const { operation } = handler;
  const { headers } = context.req.raw;
  const ip = options.ipOf(context);
  const caller = await requireSession(operation, headers, options, ip);
  if (operation.auth === 'editor') await options.features.requireEditor({ ...options, ip, headers });
  if (operation.requestFormat !== 'form') return runOperation(handler, context, options, { caller });
  return runUpload(handler, context, options, { caller, ip });
}

function refusalOf(error: unknown, options: ApiOptions): [Refusal, Record<string, string>] {
  if (error instanceof Refused) return [error.refusal, error.headers];
  // The caller's account was erased during the request.
  if (isAccountErased(error)) return [{ code: 'auth/required' }, {}];
  options.report(error);
  // Only uploads write to this disk. The gate does not know quotas and what other programs write.
  if (isDiskFull(error)) return [{ code: 'server/storage_full' }, { 'retry-after': '600' }];
  if (isUnavailable(error) || error instanceof FileStoreError)
    return [{ code: 'server/unavailable' }, { 'retry-after': '5' }];
  return error instanceof TooBusyError
    ? [{ code: 'server/unavailable' }, { 'retry-after': '2' }]
    : [{ code: 'server/error' }, {}];
}

function methodsByRoute(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const operation of operations as readonly Operation[]) {
    const route = routePath(operation);
    methods.set(route, [...(methods.get(route) ?? []), operation.method]);
  }
  return methods;
}

/**
 * Creates the routes under `/api`, one for each operation. They check the API key, the size and the input. Failures
 * become an envelope with an error code and no details.
 * @throws when an operation has no handler.
 */
export function createApi(options: ApiOptions): Hono {
  const api = new Hono();
  api.use(
    cors({
      origin: options.corsOrigins,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'accept-language',
        'authorization',
        'content-type',
        'idempotency-key',
        'x-api-key',
        'x-editor-key',
      ],
      exposeHeaders: ['retry-after', difficultyHeader],
      maxAge: 600,
    }),
  );
  const openApi = loadOnce(async () => {
    const document = await openApiDocument(operations);
    return new Body(Buffer.from(JSON.stringify(document)), { quality: 5 });
  });
  api.get('/openapi.json', async (context) =>
    send(context.req.raw, await openApi(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    }),
  );
  const { handlers, publicOperations, publicRoutes } = options.features;
  api.route('/', publicRoutes(options.files));
  api.use(async (context, next) => {
    const apiKey = context.req.header('x-api-key');
    if (apiKey === undefined || !sameSecret(apiKey, options.apiKey) || !options.admits(context.req.raw))
      return refuse(context, { code: 'request/forbidden' });
    await next();
    return undefined;
  });
  for (const [operation, handler] of pairHandlers(operations, handlers, publicOperations)) {
    api.on(operation.method, routePath(operation), (context: Context) => respond(handler, context, options));
  }
  for (const [route, methods] of methodsByRoute()) {
    api.all(route, (context) => refuse(context, { code: 'request/method_not_allowed' }, { allow: methods.join(', ') }));
  }
  api.all('*', (context) => refuse(context, { code: 'request/not_found' }));
  api.onError((error, context) => refuse(context, ...refusalOf(error, options)));
  return api;
}
