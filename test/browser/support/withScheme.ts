import type { Page } from 'playwright/test';

/** Shows a page light, dark or in the colours that the system forces on it, and then as it was. */
export const withScheme = async (
  page: Page,
  scheme: 'light' | 'dark' | 'forced',
  act: () => Promise<void>,
): Promise<void> => {
  await page.emulateMedia(scheme === 'forced' ? { forcedColors: 'active' } : { colorScheme: scheme });
  await act();
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
};
