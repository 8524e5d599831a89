import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { trailCalls } from '#machines/service/sales/trailCalls.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { startService, type TestService } from '#test/server/service.ts';

describe('a text with characters that no database can store', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('finds what is left of it without them', async () => {
    const karel = await signedIn(service, 'A100');
    const asked = await karel.ask(trailCalls.searchLooks, { body: { actsFor: 'A1\0' } });
    expect(asked).toMatchObject({ status: 200, body: { looks: [] } });
  });

  test('is sent without them', async () => {
    const karel = await signedIn(service, 'A100');
    const { thread } = await karel.call(chatCalls.sendChat, {
      body: { key: randomUUID(), text: 'Dobrý\0 den \ud83d, 🚗' },
    });
    const { messages } = await karel.call(chatCalls.readChat, { body: { thread, after: 0, isShown: true } });
    expect(messages.map(({ text }) => text)).toEqual(['Dobrý den \ufffd, 🚗']);
  });
});
