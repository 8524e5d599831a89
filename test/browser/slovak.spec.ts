import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('sk');

test.use({ locale: 'sk-SK' });

test('a browser in Slovak starts in Slovak, on the start page, in a report and where nothing is', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  const headings = {
    '/': say('start:title'),
    '/hlaseni/nonlife/car/vyber-udalosti': say('car:chooseEvent.title'),
    '/hlaseni/life': say('life:index.title'),
    '/hlaseni/nonlife/car/rozpracovana-hlaseni': say('drafts:empty.title'),
    '/nikde': say('failures:NOT_FOUND_PAGE.title'),
  };
  for (const [address, heading] of Object.entries(headings)) {
    const answer = await page.goto(address);
    expect(await answer?.text()).toContain('<html lang="sk"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    expect(await page.evaluate(() => navigator.language)).toBe('sk-SK');
  }
});
