import { FailureBody, failures } from '#machines/calls/failures.ts';
import * as z from 'zod';
import { changes, nameOfCall, needsSession } from './contract.ts';
import { draftSchema } from './draftSchema.ts';
import { failuresOf, type Refusal } from './failuresOf.ts';

const Operation = z.looseObject({ responses: z.record(z.string(), z.unknown()).optional() });
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({}).optional(),
});

/** The ways to be let in, which a call names. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'session' },
  requestedWith: { type: 'apiKey', in: 'header', name: 'x-requested-with' },
} as const;

const failure = { $ref: '#/components/schemas/Failure' };
const { $schema: _, ...failureSchema } = z.toJSONSchema(FailureBody);

/**
 * The document with what the routes cannot say of each call: its operation id, what it is refused without, and every failure it may
 * answer with, the shape of its body and an example.
 */
export function describeContract(document: unknown): object {
  const { paths, components, ...rest } = Document.parse(document);
  return {
    ...rest,
    servers: [{ url: '/', description: 'The service that this document comes from' }],
    components: { ...components, securitySchemes, schemas: { Failure: failureSchema, Draft: draftSchema } },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [method, described(method, path, operation)]),
        ),
      ]),
    ),
  };
}

function described(method: string, path: string, operation: z.infer<typeof Operation>): object {
  const name = nameOfCall(method, path);
  if (name === undefined) return operation;
  const { default: __, ...responses } = operation.responses ?? {};
  return {
    ...operation,
    operationId: name,
    security: securityOf(name),
    responses: { ...responses, ...refusals(name) },
  };
}

const securityOf = (name: string): object[] => {
  const needed = { ...(needsSession(name) && { session: [] }), ...(changes(name) && { requestedWith: [] }) };
  return Object.keys(needed).length === 0 ? [] : [needed];
};

const refusals = (name: string): Readonly<Record<string, object>> =>
  Object.fromEntries(
    [...Map.groupBy(failuresOf(name), ({ status }) => status)].map(([status, found]) => [
      status,
      refusal(found),
    ]),
  );

const refusal = (found: readonly Refusal[]): object => ({
  description: found.map(({ code }) => `${code}: ${failures[code].meaning}`).join(' '),
  content: {
    'application/json': {
      schema: { allOf: [failure, { properties: { code: { enum: found.map(({ code }) => code) } } }] },
      examples: Object.fromEntries(found.map((one) => [one.code, { value: exampleOf(one) }])),
    },
  },
});

const exampleOf = ({ code, status }: Refusal): FailureBody => ({
  code,
  message: failures[code].meaning,
  status,
  requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
});
