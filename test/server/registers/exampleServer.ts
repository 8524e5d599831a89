import type { FastifyInstance } from 'fastify';
import { exampleRegisters } from '#server/registers/example/exampleRegisters.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import type { Systems } from '#server/registers/systems.ts';

export const key = 'what the service shows to the registers';

/** Systems behind the example server, on a port of their own. */
export async function serve(systems: Systems): Promise<{ app: FastifyInstance; place: RegistersPlace }> {
  const app = exampleRegisters(systems, key);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, place: { url, key, timeout: 5000 } };
}
