import type { Page } from 'playwright/test';

const named = ['aria-label', 'title', 'alt'];

/** What the page says that looks like the key of a missing text: `policyNotFound.correct.title`. */
export const keysShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate((attributes) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) words.push(text.textContent ?? '');
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        words.push(element.getAttribute(attribute) ?? '');
    }
    const isKey = /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$/;
    const isFile = /\.(?:jpe?g|png|pdf)$/;
    return words.map((word) => word.trim()).filter((word) => isKey.test(word) && !isFile.test(word));
  }, named);
