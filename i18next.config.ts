import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['cs', 'sk', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'machines/texts/{{language}}/{{namespace}}.json',
    primaryLanguage: 'cs',
    defaultNS: 'common',
    // Reads as useTranslation does: the namespace comes first.
    useTranslationNames: ['useTexts'],
    sort: false,
    removeUnusedKeys: false,
    extractFromComments: false,
  },
});
