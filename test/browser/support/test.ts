import { test as base, expect } from 'playwright/test';
import { Service } from './service.ts';

/** What a trace is refused when it asks for the content of a preview anew: no script of the page has asked. */
const ofTrace = [/^Connecting to 'blob:.* \(\)$/s, /^securitypolicyviolation: connect-src blob {2}\(\)$/];

interface Complaints {
  /** The browser's console may say this in this test, for instance that a call was refused. */
  expect(pattern: RegExp): void;
}

/**
 * Playwright's `test` with the real service behind `page`. One service serves all tests of a worker; each test has a browser
 * context, and so a report session, of its own. An error in the browser's console fails the test, and so does
 * what breaks the security policy of its page.
 */
export const test = base.extend<{ complaints: Complaints }, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await Service.launch();
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ service }, use) => {
    await use(service.url);
  },

  context: async ({ context }, use) => {
    // What a page forbids itself and tries all the same; a browser may tell of it nowhere but here.
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
      ),
    );
    await use(context);
  },

  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(
        heard.filter((text) => ![...ofTrace, ...expected].some((pattern) => pattern.test(text))),
        'errors in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
