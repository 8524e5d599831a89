import type { Language } from '#src/i18n/languages.ts';
import { test } from './reportTest.ts';
import { desktop, phone } from './viewports.ts';

const languages: readonly Language[] = ['cs', 'sk', 'en'];
const viewports = { phone, desktop };

/**
 * Runs the tests given in every language, on a phone and on a desktop. They get the folder of their pictures and the number of
 * the look.
 */
export const everyLook = (tests: (folder: string, number: number) => void): void => {
  let number = 0;
  for (const language of languages) {
    for (const [device, viewport] of Object.entries(viewports)) {
      test.describe(`on a ${device} in ${language}`, () => {
        test.use({ ...viewport, language, contextOptions: { reducedMotion: 'reduce' } });
        tests(`${language}/${device}`, number);
        number += 1;
      });
    }
  }
};
