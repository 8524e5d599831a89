import { claimBefore } from '#test/browser/journeys/journey.ts';
import { glassOf } from '#test/browser/journeys/glass.ts';
import { answerPage } from '#test/browser/journeys/walkJourney.ts';
import { Report } from '#test/browser/report.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { enter, find } from '#test/browser/support/salesVisit.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { phone } from '#test/browser/support/viewports.ts';

const journey = glassOf(53);

test('a report that an agent has begun is ended by the client on their telephone, and the agent sees them go on', async ({
  report,
  page,
  browser,
  baseURL,
  language,
}) => {
  await enter(report, 'A100');
  await find(report, '7903149034');
  await page.getByRole('button', { name: report.say('clients:report.of', { number: '4400101054' }) }).click();
  await page
    .getByRole('list', { name: report.say('clients:policies.title') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car/);
  // What the first answers of the agent do.
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
      const clientCase = sessionStorage.getItem('hlaska.case');
      const sent = { method: 'POST', headers, body: JSON.stringify({ claimType: 'car', clientCase }) };
      const { activeClaimUuid } = await (await fetch('/rest/claim/create', sent)).json();
      await fetch(`/rest/claim/${activeClaimUuid}/save/0`, { method: 'POST', headers, body });
    },
    JSON.stringify(claimBefore(journey, 'inspection')),
  );
  await page
    .getByRole('navigation', { name: report.say('signIn:bar.label') })
    .getByRole('link', { name: report.say('signIn:bar.toClient') })
    .click();
  const claims = page.getByRole('region', { name: new RegExp(`^${report.say('clients:claims.title')}`) });
  await claims.getByRole('button', { name: report.say('clients:telephone.give') }).click();
  await expect(claims).toContainText(report.say('clients:telephone.state.GIVEN'));
  await expectAccessible(page);
  const code = (await claims.locator('strong').first().textContent()) ?? '';

  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
  const client = new Report(await context.newPage(), language);
  await client.page.goto('/outbox');
  const message = await client.page.getByRole('article').first().locator('pre').innerText();
  await client.page.goto(/http\S+/.exec(message)?.[0] ?? '');
  await client.fields.type('takeOverCode', code);
  await client.button('drafts:takeOver.open').click();
  client.variant = journey.variant;
  await client.expectOn('inspection');
  const told = (view: string) => report.say('clients:telephone.state.TAKEN', { page: client.nameOf(view) });
  await expect(claims).toContainText(told('inspection'));
  await expect(claims.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rest = journey.pages.slice(journey.pages.findIndex(({ code: one }) => one === 'inspection'));
  for (const one of rest) {
    await client.expectOn(one.code);
    if (one.code === 'finalised') break;
    if (one.code === 'documents') await expect(claims).toContainText(told('documents'));
    await answerPage(client, one);
  }
  const { result } = await client.stored();
  const number = result?.claimsData[0]?.claimNumber ?? 'none';
  await expect(claims.getByRole('status').first()).toHaveText(
    report.say('clients:telephone.state.SENT', { number }),
  );
  await expect(claims.getByRole('button', { name: /^Pokračovat/ })).toHaveCount(0);
  await context.close();
});
