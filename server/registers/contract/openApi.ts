import * as z from 'zod';
import { contractHeaders, contractVersion, pathOf } from './contract.ts';
import { questions } from './questions.ts';
import * as shapes from './shapes.ts';

/** The contract with the registers of an insurer, as OpenAPI: for those who answer it. */
export const registersOpenApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Registers of an insurer',
    version: contractVersion,
    description: [
      'What the claim service asks. Each question is posted, so that what is asked by stands in no address.',
      'What is not known is left out, and fields that the service does not know are ignored: within one first number of the version fields are added only.',
      'An answer is kept for as many seconds as its own `cache-control: max-age` says, but no longer than its question allows; without it, not at all. It is given again for the same purpose and asker only, and while the register is away for as long as `stale-if-error` says, where its question allows that.',
    ].join('\n\n'),
    license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
  },
  servers: [{ url: 'https://registers.example', description: 'What REGISTERS_URL names.' }],
  security: [{ key: [] }],
  paths: Object.fromEntries(
    Object.values<Asked>(questions).map((asked) => [pathOf(asked.path), { post: operationOf(asked) }]),
  ),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'The key of REGISTERS_KEY.' },
    },
    schemas: { ...schemas(), Refusal: refusalOf(['NOT_FOUND', 'NOT_ALLOWED', 'MALFORMED']) },
    responses: {
      NotFound: refused('What is asked for is not known. Without the code it counts as a fault.'),
      NotAllowed: refused('Who asks may not know. To a reporter it is as not known.'),
      Malformed: refused('The question is none. It is as not known, and an operator of the service is told.'),
      Away: { description: 'Whatever else is answered, or nothing in time: the register is away.' },
    },
  },
});

interface Asked {
  readonly port: string;
  readonly path: string;
  readonly says: string;
  readonly body: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  readonly keeps: number;
  readonly keepsWhileAway?: number;
}

const names = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(shapes)) names.add(shape, { id });

const referTo = (id: string): string => `#/components/schemas/${id}`;

// What a register may send, whatever becomes of it here.
const schemas = () => {
  const { schemas: named } = z.toJSONSchema(names, { io: 'input', uri: referTo });
  return Object.fromEntries(Object.entries(named).map(([id, schema]) => [id, inPlace(schema)]));
};

/** A schema that is part of a document and needs no name of its own. */
const inPlace = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));

function operationOf({ port, says, body, answer, keeps, keepsWhileAway = 0 }: Asked): object {
  const question = inPlace(z.toJSONSchema(body, { io: 'input' }));
  return {
    operationId: port,
    summary: says,
    description: [
      keeps > 0 ? `Kept for ${keeps} seconds at most.` : 'Never kept.',
      ...(keepsWhileAway > 0 ? [`For ${keepsWhileAway} more while the register is away.`] : []),
    ].join(' '),
    parameters: [
      header(contractHeaders.requestId, 'By which both sides find the question in their logs.'),
      header(contractHeaders.contract, 'The version that the service speaks.'),
      header(contractHeaders.deadline, 'Milliseconds after which nobody waits for the answer.'),
      header(
        contractHeaders.purpose,
        'What it is asked for: FILL for a page, SEND when a report is sent, LATER for work after that, SALES, STATUS.',
      ),
      header(
        contractHeaders.asker,
        'For whom: REPORTER, SERVICE, or AGENT: and the name by which they sign in, percent-encoded.',
      ),
      header(contractHeaders.trace, 'The trace that it belongs to, as W3C Trace Context has it.'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: question } } },
    responses: {
      200: {
        description: 'What is found.',
        content: { 'application/json': { schema: { $ref: referTo(names.get(answer)?.id ?? '') } } },
      },
      403: { $ref: '#/components/responses/NotAllowed' },
      404: { $ref: '#/components/responses/NotFound' },
      422: { $ref: '#/components/responses/Malformed' },
      default: { $ref: '#/components/responses/Away' },
    },
  };
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

const refusalOf = (codes: readonly string[]) => ({
  type: 'object',
  properties: { code: { type: 'string', enum: codes } },
  required: ['code'],
});

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: referTo('Refusal') } } },
});
