import type { AnyFlow } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Spoken } from '#src/inspect/facts/ruleWords.ts';
import { keysIn } from '#src/inspect/flowTexts.ts';

/** A function that gives the texts of a flow in a language, and the language. They must be loaded. */
export const spokenIn = (flow: AnyFlow, language: Language): Spoken => ({
  language,
  say: (key, values) => i18n.t(keysIn(flow, key), { ...values, lng: language }),
});
