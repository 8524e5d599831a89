import { FailureBody, failures } from '#machines/calls/failures.ts';
import * as z from 'zod';
import { changes, nameOfCall, needsSession } from './contract.ts';
import { draftSchema } from './draftSchema.ts';
import written from './examples.json' with { type: 'json' };
import { failuresOf, type Refusal } from './failuresOf.ts';

// Records keep the order of what they hold.
const Loose = z.record(z.string(), z.unknown());
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Loose)),
  components: z.looseObject({}).optional(),
});

/** The ways to be let in, which a call names. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'session' },
  requestedWith: { type: 'apiKey', in: 'header', name: 'x-requested-with' },
} as const;

const json = 'application/json';
const failure = { $ref: '#/components/schemas/Failure' };
const { $schema: _, ...failureSchema } = z.toJSONSchema(FailureBody);

/** What a call was sent and answered once, by its name. */
const examples = z
  .record(z.string(), z.object({ body: z.unknown().optional(), answer: z.unknown() }))
  .parse(written);

/**
 * The document with what the routes cannot say of each call: its operation id, what it is refused without, and every failure it may
 * answer with, the shape of its body and an example, beside one of what it is sent and answers where all goes well.
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

function described(method: string, path: string, operation: z.infer<typeof Loose>): object {
  const name = nameOfCall(method, path);
  if (name === undefined) return operation;
  const { requestBody, responses } = operation;
  const { default: __, 200: good, ...others } = Loose.parse(responses ?? {});
  const { body, answer } = examples[name] ?? {};
  return {
    ...operation,
    operationId: name,
    security: securityOf(name),
    ...(requestBody !== undefined && { requestBody: withExample(requestBody, body) }),
    responses: { ...others, 200: withExample(good, answer), ...refusals(name) },
  };
}

function withExample(body: unknown, example: unknown): object {
  const { content, ...rest } = Loose.parse(body);
  const { [json]: shape, ...others } = Loose.parse(content ?? {});
  if (shape === undefined || example === undefined) return Object(body);
  return { ...rest, content: { ...others, [json]: { ...Loose.parse(shape), example } } };
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
    [json]: {
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
