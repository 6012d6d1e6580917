import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as cases from './cases.generated.ts';
import { mocks } from './mocks.ts';
import { openApiDocument } from './openapi.ts';
import { errorCodes } from './operation/error-codes.ts';
import { pathParameters, type Operation } from './operation/operation.ts';
import { operations } from './operations.ts';

test('each folder has an operation of its name, its mock and its cases', () => {
  const folders = readdirSync(new URL('operations/', import.meta.url)).toSorted();
  expect(operations.map(({ name }) => name)).toEqual(folders);
  expect(mocks.map(({ operation }) => operation.name)).toEqual(folders);
  expect(Object.values(cases).map(({ operation }) => operation.name)).toEqual(folders);
});

describe.each(operations.map((operation): [string, Operation] => [operation.name, operation]))('%s', (_, operation) => {
  test('declares known error codes, and all parameters of its path in the input', async () => {
    for (const code of operation.errors) expect(errorCodes).toContain(code);
    const { input } = await operation.schemas();
    const { def } = input._zod;
    const shape = 'shape' in def ? Object.keys(def.shape as object) : [];
    expect(shape).toEqual(expect.arrayContaining(pathParameters(operation)));
  });
});

test('the OpenAPI document has every operation and no dangling reference', async () => {
  const document = await openApiDocument(operations);
  const text = JSON.stringify(document);
  const shared = Object.keys((document['components'] as { schemas: object }).schemas);
  for (const { path } of operations) expect(document['paths']).toHaveProperty([path]);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) expect(shared).toContain(name);
  expect(text).not.toContain('#/$defs/');
  expect(document['paths']).toMatchObject({
    '/documents/upload': {
      post: { requestBody: { content: { 'multipart/form-data': { schema: { required: ['file'] } } } } },
    },
    '/thumbnails/{size}/{filename}': { head: { responses: { 200: { description: 'Success' } } } },
  });
});
