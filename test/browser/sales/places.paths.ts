import { pathOfPlace, type Place } from '#machines/sales/place.ts';
import { shellFlow } from '#machines/sales/shellFlow.ts';
import { openPages, placeIn } from '#machines/sales/shellPages.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { salesCalls, type SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import { keysShown } from '#test/browser/paths/keysShown.ts';
import type { Report } from '#test/browser/report.ts';
import { choose } from '#test/browser/support/salesVisit.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';

/** Somebody of each kind, and nobody. */
const users = ['A100', 'A310', 'U400', 'U600', 'U700', 'P001', undefined];
const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** Signs in from an address. */
const enterAt = async (report: Report, address: string, sub: string): Promise<void> => {
  const { page } = report;
  await page.context().clearCookies();
  await page.goto(address);
  await report.button('signIn:enter.action').click();
  await choose(page, sub);
  await expect(page).toHaveURL(new RegExp(`^[^?]+${shellFlow.home}`));
};

const readVisitor = async ({ page }: Report): Promise<SalesVisitor> =>
  salesCalls.salesVisitor.answer.parse(await (await page.request.get('/rest/sales/visitor')).json());

/** A client of A100, by a random id; what they have may be anything, for the rules of pages ask for no more than its number. */
const findClient = async (report: Report): Promise<Omit<Place, 'page'>> => {
  await enterAt(report, '/prodej', 'A100');
  const found = await report.page.request.post('/rest/client/search', {
    headers,
    data: { text: '7903149034' },
  });
  const [client] = clientCalls.searchClients.answer.parse(await found.json()).clients;
  const id = client?.id ?? '';
  await report.page.goto('about:blank');
  return { client: id, vehicle: id, policy: id };
};

for (const user of users) {
  test(`${user ?? 'nobody'} comes to every address of the sales application, and where its rules lead from there`, async ({
    report,
    page,
    complaints,
  }) => {
    // What there is not, and what a role may not read, is refused.
    complaints.expect(/status of 40[134]/);
    const one = await findClient(report);
    if (user === undefined) await page.context().clearCookies();
    else await enterAt(report, '/prodej', user);
    const visitor = await readVisitor(report);
    for (const { code } of shellFlow.pages) {
      const asked = { page: code, ...one };
      await page.goto(pathOfPlace(asked));
      const place = placeIn({ visitor, ...one, asked: code, unsaved: [] });
      await expect(page, `the page of ${code}`).toHaveURL(pathOfPlace(place));
      await expect(report.heading()).toBeVisible();
      expect(await keysShown(page), `every key on ${code} has a text`).toEqual([]);
    }
  });

  if (user !== undefined)
    test(`${user} goes from each page of the bar to each other one and back`, async ({ report, page }) => {
      await enterAt(report, '/prodej', user);
      const visitor = await readVisitor(report);
      const pages = openPages({ visitor, unsaved: [] });
      // Where there is one page only, it needs no way.
      const turns = pages.flatMap((from) =>
        pages.filter((to) => to !== from).map((to) => [from, to] as const),
      );
      for (const [from, to] of turns) {
        await page.goto(pathOfPlace({ page: from }));
        await report.button(`sales:page.${to}`).click();
        await expect(page).toHaveURL(pathOfPlace({ page: to }));
        await expect(report.heading()).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(pathOfPlace({ page: from }));
      }
    });
}
