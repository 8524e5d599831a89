import * as z from 'zod';
import type { TestService } from '#test/server/service.ts';

const Content = z.object({ schema: z.unknown() });
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), Content) }).optional(),
});
const Document = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

/** A call as the document describes it. */
export interface Described {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With its gaps in braces. */
  readonly path: string;
  readonly parameters: z.infer<typeof Operation>['parameters'];
  /** The schema of the body by its type; none where the call has no body. */
  readonly bodies: readonly (readonly [type: string, schema: unknown])[];
}

/** What the document says: its calls, and the schemas that they refer to. */
export interface Contract {
  readonly calls: readonly Described[];
  readonly schemas: Readonly<Record<string, unknown>>;
}

const Method = z.enum(['GET', 'POST', 'DELETE']);

/** The contract as the service tells it at /rest/openapi.json. */
export async function readContract(service: TestService): Promise<Contract> {
  const { body } = await service.reporter().send({ url: '/rest/openapi.json' });
  const { paths, components } = Document.parse(body);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]): Described => ({
      name: operationId,
      method: Method.parse(method.toUpperCase()),
      path,
      parameters,
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
    })),
  );
  return { calls, schemas: components.schemas };
}
