import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['cs', 'sk', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'machines/texts/{{language}}/{{namespace}}.json',
    primaryLanguage: 'cs',
    defaultNS: 'common',
    sort: false,
    removeUnusedKeys: false,
    extractFromComments: false,
  },
  types: {
    input: ['machines/texts/cs/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: 'optimize',
  },
});
