import { chromium as browserType } from 'playwright';
import { chromium } from '#test/browser/support/chromium.ts';
import type { Figure } from './figure.ts';
import { firstLoadFigures } from './firstLoadFigures.ts';
import { thingFigures } from './thingFigures.ts';
import { turnFigures } from './turnFigures.ts';

/** What a reporter's phone experiences, on the application at `ours` and on the bare pages at `floor`. */
export async function browserFigures(ours: string, floor: string): Promise<Figure[]> {
  const browser = await browserType.launch(chromium);
  try {
    return [
      ...(await firstLoadFigures(browser, ours, floor)),
      ...(await turnFigures(browser, ours, floor)),
      ...(await thingFigures(browser, ours, floor)),
    ];
  } finally {
    await browser.close();
  }
}
