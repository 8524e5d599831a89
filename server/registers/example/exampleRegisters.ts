import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { hash, timingSafeEqual } from 'node:crypto';
import { contractHeaders, pathOf } from '#server/registers/contract/contract.ts';
import { registersOpenApi } from '#server/registers/contract/openApi.ts';
import { questions, type Question } from '#server/registers/contract/questions.ts';
import type { Systems } from '#server/registers/systems.ts';

/**
 * A server that answers the contract of the registers, for whoever writes one of their own: any systems over HTTP, to whoever shows
 * the key. 401 for anybody else, 404 with a code for what is not known, 422 for a question that is none.
 */
export function exampleRegisters(systems: Systems, key: string): FastifyInstance {
  const app = Fastify();
  app.get(pathOf('openapi.json'), async () => registersOpenApi());
  app.register(async (asked) => {
    asked.addHook('onRequest', async (request, reply) => {
      const requestId = request.headers[contractHeaders.requestId];
      if (requestId !== undefined) reply.header(contractHeaders.requestId, requestId);
      const isKnown = isSame(request.headers.authorization ?? '', `Bearer ${key}`);
      return isKnown ? undefined : reply.code(401).send({ code: 'NOT_KNOWN' });
    });
    const answering = answeringOn(asked);
    answering(questions.findVehicle, (name) => systems.findVehicle(name));
    answering(questions.findPolicy, ({ policyNumber }) => systems.findPolicy(policyNumber));
    answering(questions.listPoliciesOfVehicle, async ({ vehicleId }) =>
      listOf(await systems.listPoliciesOfVehicle(vehicleId)),
    );
    answering(questions.listPoliciesOfInsured, async ({ birthNumber }) =>
      listOf(await systems.listPoliciesOfInsured(birthNumber)),
    );
    answering(questions.listPoliciesOfCompany, async ({ identificationNumber }) =>
      listOf(await systems.listPoliciesOfCompany(identificationNumber)),
    );
    answering(questions.findPerson, ({ id }) => systems.findPerson(id));
    answering(questions.findCompany, ({ identificationNumber }) => systems.findCompany(identificationNumber));
    answering(questions.findAgent, (name) => systems.findAgent(name));
    answering(questions.lossHistory, ({ number }) => systems.lossHistory(number));
    answering(questions.credits, async ({ subject }) => {
      const available = await systems.credits(subject);
      return available === undefined ? undefined : { available };
    });
    answering(questions.completeAddress, async ({ text }) => listOf(await systems.completeAddress(text)));
    answering(questions.listRepairShops, async () => listOf(await systems.listRepairShops()));
    answering(questions.listClaims, async (key) => listOf(await systems.listClaims(key)));
    answering(questions.listStatuses, async (report) => listOf(await systems.listStatuses(report)));
  });
  return app;
}

const answeringOn =
  (app: FastifyInstance) =>
  <Body, Answer>(
    { path, body: Body, answer: Answer, keeps }: Question<Body, Answer>,
    find: (body: Body) => Promise<unknown>,
  ): void => {
    app.post(pathOf(path), async (request, reply) => {
      const { data, error } = z.safeParse(Body, request.body);
      if (error) return reply.code(422).send({ code: 'MALFORMED' });
      const found = await find(data);
      reply.header('cache-control', keeps > 0 ? `max-age=${keeps}` : 'no-store');
      if (found === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
      // What the contract does not name stays here.
      return z.parse(Answer, found);
    });
  };

const listOf = <Item>(items: readonly Item[]) => ({ items });

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
