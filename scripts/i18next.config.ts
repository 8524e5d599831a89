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
    preservePatterns: [
      // Looked up by field, page, dialog, failure or check: test/texts asks whether the sources name them.
      ...[
        'fields',
        'dialogs',
        'failures',
        'checks',
        'car',
        'property',
        'liability',
        'life',
        'uniflow',
        'shared',
        'facts',
      ].map((namespace) => `${namespace}:*`),
      // Looked up by a code within the key.
      'common:car.*',
      'common:action.backToForm',
      'common:action.startAgain',
      'common:action.*',
      'common:footer.*',
      'about:*',
      'search:events.*',
      'search:aside',
      'search:unsaid',
      'signIn:bar.*',
      'start:lines.*',
      'drafts:kinds.*',
      'drafts:names.*',
      // Said by the service beside a code.
      'identify:message.*',
      // Where an answer comes from, the policies picked from, and what is picked.
      'identify:from.*',
      'identify:pick.*',
      'identify:policies.*',
      'identify:filled.*',
      'inspect:chart.legend*',
      'inspect:diff.kinds.*',
      'inspect:diff.like',
      'inspect:diff.nothingKnown',
      'inspect:field.*',
      'inspect:kind.*',
      'inspect:machine.*',
      'inspect:parts.*',
      'inspect:flowName',
      'inspect:panel.optional',
      'inspect:reason.*',
      'inspect:required.*',
      'inspect:severity.*',
      'inspect:trace.*',
      'inspect:whatIf.needs',
      'inspect:whatIf.now',
      // Says a number that is no count of things, so it has no plural forms.
      'common:progress.short',
      'common:files.rules',
    ],
  },
});
