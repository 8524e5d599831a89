import { beforeAll, describe, expect, test } from 'vitest';
import { chatCalls as calls } from '#machines/service/sales/chatCalls.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

/** What a conversation with the helpdesk promises on every database. */
export function describeChats(service: () => TestService): void {
  describe('a conversation in two processes', () => {
    let agents: readonly [Reporter, Reporter];
    let hana: Reporter;
    beforeAll(async () => {
      const another = await service().another();
      const olga = await signedIn(service(), 'A200');
      agents = [olga, new Reporter(another.app, olga.cookie)];
      hana = await signedIn(another, 'U600');
    });

    const send = (who: Reporter, text: string, more: { thread?: string; key?: string } = {}) =>
      who.call(calls.sendChat, { body: { key: crypto.randomUUID(), text, ...more } });

    test('is one, whoever begins it at the same time', async () => {
      const sent = await Promise.all(agents.flatMap((who) => [send(who, 'první'), send(who, 'druhá')]));
      expect(new Set(sent.map(({ thread }) => thread)).size).toBe(1);
      expect(sent.map(({ seq }) => seq).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
    });

    test('has a message once, however often it is sent', async () => {
      const key = crypto.randomUUID();
      const sent = await Promise.all(
        agents.flatMap((who) => [send(who, 'jednou', { key }), send(who, 'jednou', { key })]),
      );
      expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    });

    test('has its messages numbered without a gap, whoever writes at the same time', async () => {
      const [olga] = agents;
      const { thread, seq } = await send(olga, 'začátek');
      const everybody = [...agents, hana];
      await Promise.all(
        Array.from({ length: 12 }, (_, at) => send(everybody[at % 3] ?? hana, `zpráva ${at}`, { thread })),
      );
      const body = { thread, after: seq, isShown: true };
      const { messages } = await hana.call(calls.readChat, { body });
      expect(messages.map((one) => one.seq)).toEqual(Array.from({ length: 12 }, (_, at) => seq + 1 + at));
      expect(messages.filter(({ isOwn }) => isOwn)).toHaveLength(4);
    });
  });
}
