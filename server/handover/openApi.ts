import * as z from 'zod';
import { draftSchema } from '#server/http/contract/draftSchema.ts';
import { leftOut } from '#server/outgoing/claimRegistered.ts';
import { Envelope, eventData, eventWords, EventType, schemaVersion } from '#server/outgoing/events.ts';
import * as shapes from '#server/outgoing/shapes.ts';
import { Priority } from '#server/outgoing/priority.ts';
import { CoreAnswer, Gap } from './answer.ts';
import { exportCalls } from './exportCalls.ts';

/** The contract with the core system of an insurer, as OpenAPI: what it is sent, what it answers, and what it may ask. */
export const handoverOpenApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Hand-over of claims',
    version: schemaVersion,
    description: [
      'What is registered leaves as events: each is posted to the core (`webhooks`), or read by it (`GET /export`); both see the same events.',
      'An event comes at least once, always with the same id, and those of a claim number in their `sequence`: the next one comes once the one before was taken. The core keeps the ids for 90 days.',
      'What is not known is left out, and fields that the core does not know are to be ignored: within one first number of the version fields are added only.',
      `An event is signed by Standard Webhooks 1.0.0: \`webhook-signature\` is \`v1,\` and the base64 of HMAC-SHA256 over \`webhook-id.webhook-timestamp.body\`, with the secret as it is written; while a secret is changed there are two, with a space between. A time more than five minutes away is refused.`,
      'An event that is not answered comes again after 5 and 30 seconds, 2, 10 and 30 minutes, 2 and 6 hours, then every 12 hours for 72 hours.',
    ].join('\n\n'),
    license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
  },
  servers: [{ url: 'https://claims.example', description: 'What PUBLIC_URL names.' }],
  security: [{ key: [] }],
  webhooks: Object.fromEntries(EventType.options.map((type) => [type, { post: webhookOf(type) }])),
  paths: pathsOf(),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'The key of HANDOVER_EXPORT_KEY.' },
    },
    schemas: { ...schemas(), Claim: claimSchema(), Failure: failureSchema },
  },
});

const named = { ...shapes, Envelope, CoreAnswer, Gap, Priority };
const names = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(named)) names.add(shape, { id });

const referTo = (id: string): string => `#/components/schemas/${id}`;
const reference = (id: string) => ({ $ref: referTo(id) });

/** A schema that is part of a document and needs no name of its own. */
const inPlace = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));

const schemas = () => {
  const { schemas: all } = z.toJSONSchema(names, { io: 'input', uri: referTo });
  return Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, inPlace(schema)]));
};

/** The schema of some data, with references in the place of all that has a name. */
function schemaOf(schema: z.core.$ZodType): object {
  const registered = names.get(schema);
  if (registered) return reference(registered.id);
  const local = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(named)) local.add(shape, { id });
  local.add(schema, { id: 'Here' });
  const { Here } = z.toJSONSchema(local, { io: 'input', uri: referTo }).schemas;
  return inPlace(Here ?? {});
}

/** The answers of a report: as a draft has them, without what is left out. */
const claimSchema = (): object => {
  const { properties } = draftSchema;
  const fields = Object.entries(Object(properties)).filter(([name]) => !leftOut.some((one) => one === name));
  return {
    type: 'object',
    description: 'The answers by their own names.',
    properties: Object.fromEntries(fields),
  };
};

const failureSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, status: { type: 'integer' }, requestId: { type: 'string' } },
  required: ['code', 'status', 'requestId'],
};

const json = (schema: object) => ({ 'application/json': { schema } });
const text = { type: 'string' };

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: text,
});

function webhookOf(type: EventType): object {
  const data = type === 'claim.registered' ? withClaim(schemaOf(eventData[type])) : schemaOf(eventData[type]);
  const event = {
    allOf: [reference('Envelope'), { type: 'object', properties: { type: { const: type }, data } }],
  };
  return {
    operationId: type,
    summary: eventWords[type],
    security: [],
    parameters: [
      header('webhook-id', 'The id of the event.'),
      header('webhook-timestamp', 'The second of this attempt.'),
      header('webhook-signature', 'By the secret of HANDOVER_SECRET.'),
      header('traceparent', 'The trace of the event.'),
      header('hlaska-replay', '`1` where the event was handed over before.', false),
    ],
    requestBody: { required: true, content: json(event) },
    responses: answers,
  };
}

const withClaim = (schema: object): object =>
  'properties' in schema
    ? { ...schema, properties: { ...Object(schema.properties), claim: reference('Claim') } }
    : schema;

/** What the core answers within ten seconds, and what becomes of the event then. */
const answers = {
  200: {
    description:
      'ACCEPTED: it is taken. KNOWN: it was taken before. DUPLICATE_OF: it was joined with another claim.',
    content: json(reference('CoreAnswer')),
  },
  202: { description: 'It is queued, and comes again in 24 hours unless the core has answered it by then.' },
  409: { description: 'KNOWN: it was taken before.', content: json(reference('CoreAnswer')) },
  422: {
    description:
      'REFUSED: it cannot be taken as it is. It does not come again, and later ones of its claim number wait, until somebody decides. Only the code is kept.',
    content: json(reference('CoreAnswer')),
  },
  425: {
    description: 'An earlier one of its claim number is expected: all from there come again, in order.',
    content: json(reference('Gap')),
  },
  401: {
    description: 'The signature is none. Nothing is handed over but one event a minute, until one is taken.',
  },
  403: { description: 'The same.' },
  404: { description: 'The address is none; the same.' },
  410: { description: 'The same.' },
  429: {
    description:
      'Later: it comes again by the times above, and not before `retry-after`, twelve hours at most.',
  },
  503: { description: 'The same.' },
  default: {
    description:
      'Anything else, or nothing in time: it comes again. After 20 of these in a row nothing is handed over but one event a minute, until one is taken.',
  },
};

function pathsOf(): object {
  const byPath = new Map<string, object>();
  for (const [name, call] of Object.entries(exportCalls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    byPath.set(path, { ...byPath.get(path), [call.method.toLowerCase()]: operationOf(name, call) });
  }
  return Object.fromEntries(byPath);
}

function operationOf(operationId: string, call: (typeof exportCalls)[keyof typeof exportCalls]): object {
  const failed = (description: string) => ({ description, content: json(reference('Failure')) });
  const answer = 'answer' in call ? json(schemaOf(call.answer)) : undefined;
  const isFile = operationId === 'fetchDocument';
  return {
    operationId,
    summary: call.says,
    parameters: [
      ...('params' in call ? parametersOf(call.params, 'path') : []),
      ...('query' in call ? parametersOf(call.query, 'query') : []),
    ],
    ...('body' in call && { requestBody: { required: true, content: json(schemaOf(call.body)) } }),
    responses: {
      ...(isFile && {
        200: { description: 'The file.', content: { '*/*': { schema: { ...text, format: 'binary' } } } },
      }),
      ...(!isFile && answer && { 200: { description: 'What was asked for.', content: answer } }),
      ...(!isFile && !answer && { 204: { description: 'It is noted.' } }),
      400: failed('The request is none.'),
      403: failed('The key, or the address of the file, is none.'),
      ...Object.fromEntries(Object.entries(call.refused).map(([status, why]) => [status, failed(why)])),
      default: failed('It could not be done, and may be asked again.'),
    },
  };
}

function parametersOf(schema: z.ZodObject, where: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, one]) => {
    const described = Object(one);
    return { name, in: where, required: required.includes(name), schema: described };
  });
}
