import * as z from 'zod/mini';
import { accessErrors, commonErrors, errorCodes, errorStatus, type ErrorCode } from './operation/error-codes.ts';
import { pathParameters, sendsQuery, type Operation } from './operation/operation.ts';

type Json = Record<string, unknown>;

const envelope: Json = {
  type: 'object',
  required: ['errorCode', 'message'],
  properties: {
    errorCode: { enum: errorCodes },
    message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    data: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Only for form/invalid_data: a message for each invalid field, by its name.',
    },
  },
};

/**
 * Returns the JSON Schema of an operation's input or output. Its definitions move to `shared` under a unique name,
 * because references are relative to the root of the document. Refinements have no JSON Schema: the server checks more
 * than this schema expresses.
 */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', name: string, shared: Json): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  const text = JSON.stringify(json).replaceAll('"#/$defs/__schema', `"#/components/schemas/${name}.${io}.`);
  const { $defs, ...rest } = JSON.parse(text) as Json;
  for (const [key, value] of Object.entries($defs ?? {}))
    shared[`${name}.${io}.${key.replace('__schema', '')}`] = value;
  return rest;
}

function inputOf(operation: Operation, input: Json): Json {
  const inPath = new Set(pathParameters(operation));
  const properties = Object.entries(input['properties'] ?? {});
  const required = Array.isArray(input['required']) ? input['required'] : [];
  const parameter = ([name, schema]: [string, unknown]) => {
    const place = inPath.has(name) ? 'path' : 'query';
    return { name, in: place, required: place === 'path' || required.includes(name), schema };
  };
  if (sendsQuery(operation)) return { parameters: properties.map(parameter) };
  const parameters = properties.filter(([name]) => inPath.has(name)).map(parameter);
  const type = operation.requestFormat === 'form' ? 'multipart/form-data' : 'application/json';
  return { parameters, requestBody: { required: true, content: { [type]: { schema: input } } } };
}

/** Returns the response of a success: JSON, a file of any type, or nothing. */
function successOf({ responseType }: Operation, output: Json): Json {
  if (responseType === 'nothing') return { description: 'Success' };
  if (responseType === 'file')
    return { description: 'The bytes of a file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return { description: 'Success', content: { 'application/json': { schema: output } } };
}

function responsesOf(operation: Operation, output: Json): Json {
  const { errors, auth } = operation;
  const codes = [...errors, ...accessErrors[auth], ...commonErrors];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, list]): [string, Json] => [
    String(status),
    {
      description: list.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return {
    200: successOf(operation, output),
    ...Object.fromEntries(refusals),
  };
}

/** The credentials that a request needs, by `Operation.auth`. */
const security: Readonly<Record<Operation['auth'], Json>> = {
  none: { key: [] },
  user: { key: [], bearer: [] },
  editor: { key: [], editor: [] },
};

/** Creates the OpenAPI 3.1 document of operations from their schemas. */
export async function openApiDocument(operations: readonly Operation[]): Promise<Json> {
  const paths: Record<string, Json> = {};
  const shared: Json = { Error: envelope };
  for (const operation of operations) {
    const { input, output } = await operation.schemas();
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId: operation.name,
        summary: operation.summary,
        security: [security[operation.auth]],
        ...inputOf(operation, jsonSchema(input, 'input', operation.name, shared)),
        responses: responsesOf(operation, jsonSchema(output, 'output', operation.name, shared)),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kermesse', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Identifies the application; no secret.' },
        bearer: { type: 'http', scheme: 'bearer' },
        editor: { type: 'apiKey', in: 'header', name: 'x-editor-key', description: 'The key of editors.' },
      },
    },
  };
}
