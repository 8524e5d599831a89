import type { Page } from 'playwright/test';

/**
 * Counts, in every document a window opens from now on, what a person taps: each press of a button, a choice or a link, and each
 * field that is typed into or picked from, once.
 */
export const countTaps = async (window: Page): Promise<void> =>
  void (await window.addInitScript(() => {
    const key = 'counted.taps';
    const typed = new Set<Element>();
    const add = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    const isTyped = (target: EventTarget | null): target is Element =>
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'button'].includes(target.type));
    addEventListener('pointerdown', ({ target }) => (isTyped(target) ? undefined : add()), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (!isTyped(target) || typed.has(target)) return;
        typed.add(target);
        add();
      },
      true,
    );
  }));

/** The taps counted so far. */
export const tapsOf = (window: Page): Promise<number> =>
  window.evaluate(() => Number(sessionStorage.getItem('counted.taps')));

/** Counts a tap that a test makes without a pointer: picking a file. */
export const addTap = (window: Page): Promise<void> =>
  window.evaluate(() =>
    sessionStorage.setItem('counted.taps', String(Number(sessionStorage.getItem('counted.taps')) + 1)),
  );
