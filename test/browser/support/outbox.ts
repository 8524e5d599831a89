import type { BrowserContext } from 'playwright/test';
import { expect } from './test.ts';

/** The link back to a report that its confirmation has, below the address of the service. */
export const linkIn = async (context: BrowserContext, claimNumber: string): Promise<string> => {
  const outbox = await context.newPage();
  const message = outbox.getByRole('article').filter({ hasText: claimNumber });
  await expect
    .poll(async () => {
      await outbox.goto('/outbox');
      return message.count();
    })
    .toBe(1);
  const [, link = ''] =
    /https?:\/\/[^/]+(\S+\/stav#[\w-]{22})/.exec(await message.locator('pre').innerText()) ?? [];
  await outbox.close();
  return link;
};

/** The code that was sent last, read as whoever tries the product reads it. */
export const codeIn = async (context: BrowserContext, recipient: string): Promise<string> => {
  const outbox = await context.newPage();
  const message = outbox
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ hasText: /(?<!\d)\d{6}(?!\d)/ })
    .first();
  await expect
    .poll(async () => {
      await outbox.goto('/outbox');
      return message.count();
    })
    .toBe(1);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await message.locator('pre').innerText())?.[0] ?? '';
  await outbox.close();
  return code;
};
