import { expect, onTestFinished, test, vi } from 'vitest';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { openDatabase } from '#server/store/database.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { openTab } from '#test/server/live/tab.ts';
import { inMemory } from '#test/server/memory.ts';
import { patience } from '#test/server/patience.ts';
import { startService } from '#test/server/service.ts';

test('on a database that announces nothing a tab is told that it does not hear, and finds every message by asking', async () => {
  const database = await openDatabase({ ...(await inMemory()), announces: false });
  const service = await startService({ database });
  onTestFinished(async () => {
    await service.close();
    await database.close();
  });
  const olga = await signedIn(service, 'A200');
  const hana = await signedIn(service, 'U600');
  const tab = await openTab(service, hana);
  const { thread, seq } = await olga.call(chatCalls.sendChat, {
    body: { key: crypto.randomUUID(), text: 'slyšíte mě?' },
  });
  const { messages } = await hana.call(chatCalls.readChat, {
    body: { thread, after: seq - 1, isShown: true },
  });
  expect(messages.map(({ text }) => text)).toEqual(['slyšíte mě?']);
  await vi.waitUntil(() => tab.heard.length > 0, patience);
  expect(tab.heard.filter(({ kind }) => kind !== 'hearing')).toEqual([]);
  expect(tab.heard).not.toContainEqual({ kind: 'hearing', is: true });
  tab.socket.close();
});
