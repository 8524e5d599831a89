import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { openFloorDatabase } from './database.ts';

// The floor under the claim service: a bare Fastify over a bare row, and the bare pages as they were built.
const database = await openFloorDatabase(process.env['DATABASE_URL'], process.env['DATA_DIR'] ?? '');
const app = Fastify();
const pages = process.env['PAGES'];
if (pages) await app.register(fastifyStatic, { root: pages, preCompressed: true });

app.post('/create', async (request) => {
  const id = randomUUID();
  await database.insert(id, JSON.stringify(request.body ?? {}));
  return { id };
});

app.post<{ Params: { id: string; version: string } }>('/:id/save/:version', async (request, reply) => {
  const version = Number(request.params.version);
  const isSaved = await database.update(request.params.id, version, JSON.stringify(request.body));
  return isSaved ? { version: version + 1 } : reply.code(409).send({});
});

app.get('/health/ready', () => 'ready');

process.once('SIGTERM', () => {
  void app.close().then(() => database.close());
});
await app.listen({ port: Number(process.env['PORT']) });
