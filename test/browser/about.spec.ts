import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { narrow } from './support/viewports.ts';

test.use(narrow);

test('the footer leads to privacy, accessibility and contact, in every language', async ({
  report,
  page,
}) => {
  for (const language of ['cs', 'sk', 'en'] as const) {
    await page.goto('/');
    await report.speak(language);
    for (const topic of ['privacy', 'accessibility', 'contact'] as const) {
      await page.goto('/');
      const link = page
        .getByRole('contentinfo')
        .locator('ul a')
        .nth(['privacy', 'accessibility', 'contact'].indexOf(topic));
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});

test('whose work is in the application is told from there, in a text that nobody else loads', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/hlaseni/pristupnost');
  const link = page.getByRole('link', { name: 'Licence použitého softwaru (anglicky)' });
  await expect(link).toBeVisible();
  expect(loaded).not.toContain('/notices.txt');
  const answer = page.waitForResponse('**/notices.txt');
  await link.click();
  const response = await answer;
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  const named = [...text.matchAll(/^## (.+?)(?: - \d\S*)?(?: \(.*\))?$/gm)].map(([, name]) => name);
  // The font, the drawings and what came by packages.
  expect(named).toEqual(
    expect.arrayContaining(['react-dom', 'xstate', 'leaflet', 'Lucide', 'Atkinson Hyperlegible Next']),
  );
});
