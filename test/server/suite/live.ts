import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { openTab } from '#test/server/live/tab.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

/** What the sockets of tabs promise on every database. */
export function describeLive(service: () => TestService): void {
  describe('the socket of a tab', () => {
    let another: TestService;
    let olga: Reporter;
    let hana: Reporter;
    beforeAll(async () => {
      another = await service().another();
      olga = await signedIn(service(), 'A200');
      hana = await signedIn(another, 'U600');
    });

    test('hears in one process what is written in another, and nothing of the conversations of others', async () => {
      const karel = await signedIn(service(), 'A100');
      const tabs = [
        await openTab(service(), olga),
        await openTab(another, hana),
        await openTab(another, karel),
      ];
      await vi.waitUntil(() =>
        tabs.every(({ heard }) => heard.some((one) => one.kind === 'hearing' && one.is)),
      );
      const body = { key: crypto.randomUUID(), text: 'slyšíte mě?' };
      const sent = { kind: 'chat', ...(await olga.call(chatCalls.sendChat, { body })) };
      await vi.waitFor(() =>
        expect(tabs.map(({ heard }) => heard.at(-1))).toEqual([sent, sent, { kind: 'hearing', is: true }]),
      );
      for (const { socket } of tabs) socket.close();
    });
  });
}
