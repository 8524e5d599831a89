import type { Page } from 'playwright/test';
import { fileTypes } from '#machines/claim/checks/fileName.ts';

const named = ['aria-label', 'title', 'alt'];
/** The name of a file of a kind that is taken, and of a picture of ours. */
const files = `\\.(?:${[...fileTypes, 'png'].join('|')})$`;

/** What the page says that looks like the key of a missing text: `policyNotFound.correct.title`. */
export const keysShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([attributes, ofFiles]) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) words.push(text.textContent ?? '');
      for (const attribute of attributes) {
        for (const element of document.querySelectorAll(`[${attribute}]`))
          words.push(element.getAttribute(attribute) ?? '');
      }
      const isKey = /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$/;
      const isFile = new RegExp(ofFiles, 'i');
      return words.map((word) => word.trim()).filter((word) => isKey.test(word) && !isFile.test(word));
    },
    [named, files] as const,
  );
