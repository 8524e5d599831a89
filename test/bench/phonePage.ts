import type { Browser, Locator, Page } from 'playwright';
import { phone } from '#test/browser/support/viewports.ts';

/** Measures something on a page of a phone that comes for the first time. */
export async function onPhone<T>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, ...phone, locale: 'cs-CZ', reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Slows the page's processor as a cheap phone's would be. */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Slows the page's network as the Slow 4G of Lighthouse is. */
export async function weaken(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** The milliseconds from pressing a button until what a selector finds is another and painted: another H1, one row more. */
export async function press(button: Locator, sign = 'h1'): Promise<number> {
  return button.evaluate((element: HTMLElement, selector) => {
    const shown = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const before = JSON.stringify(shown());
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (shown().length === 0 || JSON.stringify(shown()) === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - started));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      const started = performance.now();
      element.click();
    });
  }, sign);
}
