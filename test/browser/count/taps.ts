import type { Page } from 'playwright/test';

/**
 * Counts, in every document a window opens from now on, what a person taps: each press of a button, a choice or a link, and each
 * field that is typed into or picked from, once. Each is remembered by what it says or is called.
 */
export const countTaps = async (window: Page): Promise<void> =>
  void (await window.addInitScript(() => {
    const key = 'counted.taps';
    const typed = new Set<Element>();
    const add = (target: EventTarget | null) => {
      const control =
        target instanceof Element ? (target.closest('label, button, a, summary') ?? target) : null;
      const named = control?.closest('[name]') ?? control?.querySelector('[name]');
      const name = named?.getAttribute('name') ?? '';
      const said = (control instanceof HTMLElement ? control.innerText : '')
        .replaceAll(/\s+/g, ' ')
        .slice(0, 40);
      const tap = [name, said || control?.id].filter(Boolean).join(' ');
      const taps: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...taps, tap]));
    };
    const isTyped = (target: EventTarget | null): target is Element =>
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !['radio', 'checkbox', 'file', 'button', 'hidden'].includes(target.type));
    addEventListener('pointerdown', ({ target }) => (isTyped(target) ? undefined : add(target)), true);
    addEventListener(
      'input',
      ({ target }) => {
        // What a box writes into a hidden one is not typed again.
        if (!isTyped(target) || !target.checkVisibility() || typed.has(target)) return;
        typed.add(target);
        add(target);
      },
      true,
    );
  }));

/** The taps counted so far, each by what was tapped. */
export const tapsOf = (window: Page): Promise<readonly string[]> =>
  window.evaluate((): string[] => JSON.parse(sessionStorage.getItem('counted.taps') ?? '[]'));

/** Counts a tap that a test makes without a pointer: picking a file. */
export const addTap = (window: Page, tap: string): Promise<void> =>
  window.evaluate((added) => {
    const taps: unknown[] = JSON.parse(sessionStorage.getItem('counted.taps') ?? '[]');
    sessionStorage.setItem('counted.taps', JSON.stringify([...taps, added]));
  }, tap);
