import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with every violation axe finds on the page as it is, and where; the test goes on to find the others. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, axeOn(page).withTags(rules));
}

/** The same for colours alone, because nothing else changes with another scheme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(page, axeOn(page).withRules('color-contrast'));
}

// In the page itself: for pages without frames of others the result is the same, and no second window is opened to put it together.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** What stays in view covers something wherever the page is scrolled to, which whoever scrolls on uncovers: it is put in its place. */
const loosen = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.dataset['loosened'] = '';
      Object.assign(element.style, { position: 'relative', inset: 'auto' });
    }
  });

const fasten = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-loosened]')) {
      delete element.dataset['loosened'];
      Object.assign(element.style, { position: '', inset: '' });
    }
  });

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  await loosen(page);
  // What a frame shows is a page of its own: it is looked at alone, or its landmarks would be second ones.
  const { violations } = await axe.exclude('iframe').analyze();
  await fasten(page);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect.soft(found, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
