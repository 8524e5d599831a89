import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with every violation axe finds on the page as it is, and where; the test goes on to find the others. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, { runOnly: { type: 'tag', values: rules } }, 'all');
}

/** The same for colours alone, because nothing else changes with another scheme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, 'contrast');
}

/** What axe finds. It is brought into a document once, which shows many pages of a report: bringing it takes longer than looking. */
const violationsOn = async (page: Page, options: RunOptions) => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (one) => {
      // Colours that are on their way to those of another scheme are nobody's: they arrive, and then those that inherit from them.
      const isOnItsWay = (change: Animation) => change instanceof CSSTransition;
      for (let depth = 0; depth < 40; depth += 1) {
        for (const element of document.querySelectorAll('body *')) void getComputedStyle(element).color;
        const changes = document.getAnimations().filter(isOnItsWay);
        if (changes.length === 0) break;
        for (const change of changes) change.finish();
      }
      // What a frame shows is a page of its own: it is looked at alone, or its landmarks would be second ones.
      return axe.run({ exclude: ['iframe'] }, one);
    },
    { ...options, resultTypes: ['violations' as const], iframes: false },
  );
  return violations;
};

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

/**
 * What was looked at in this run and found without a violation: a file for each, which all workers of the run see. The folder is
 * emptied where the next run begins.
 */
const fileOf = (skeleton: string) =>
  join(
    test.info().project.outputDir,
    'accessible',
    createHash('sha256').update(skeleton).digest('base64url'),
  );

/**
 * All of a page that axe judges by: its elements with their attributes, where there is text and how it is drawn, but not what the text
 * says. Pages that differ in nothing else, as the first ones of most reports do, are looked at once.
 */
const skeletonOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = (node: Node): string => {
      if (node instanceof Text) return node.data.trim() === '' ? '' : '·';
      if (!(node instanceof Element) || ['SCRIPT', 'STYLE'].includes(node.tagName)) return '';
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
      return `<${node.tagName} ${attributes}>${[...node.childNodes].map(told).join('')}`;
    };
    const schemes = ['dark', 'more'].map(
      (one) => matchMedia(`(prefers-color-scheme: ${one}), (prefers-contrast: ${one})`).matches,
    );
    return [innerWidth, ...schemes, told(document.documentElement)].join(' ');
  });

async function expectNone(page: Page, options: RunOptions, lookedFor: string): Promise<void> {
  const skeleton = fileOf(`${lookedFor} ${await skeletonOf(page)}`);
  if (existsSync(skeleton)) return;
  await loosen(page);
  const violations = await violationsOn(page, options);
  await fasten(page);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  if (found.length === 0) {
    mkdirSync(dirname(skeleton), { recursive: true });
    writeFileSync(skeleton, '');
  }
  expect.soft(found, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
