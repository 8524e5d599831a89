import { beforeAll, expect, test } from 'vitest';
import { i18n, switchLanguage } from '#src/i18n/i18n.ts';
import { rememberedLanguage } from '#src/i18n/languages.ts';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

beforeAll(givenTexts);

test('who chooses another language and comes back before it has loaded stays where they are', async () => {
  i18n.removeResourceBundle('en', 'common');
  await Promise.all([switchLanguage('en'), switchLanguage('cs')]);
  expect([i18n.language, rememberedLanguage()]).toEqual(['cs', 'cs']);
  await switchLanguage('en');
  expect([i18n.language, rememberedLanguage()]).toEqual(['en', 'en']);
  await switchLanguage('cs');
});
