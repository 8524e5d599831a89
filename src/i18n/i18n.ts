import { createInstance, type InitOptions, type PostProcessorModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { filledTexts } from '#machines/claim/writing/filledTexts.ts';
import { backendLimits, backendOf, type ReadTexts } from './backend.ts';
import { rememberedLanguage, rememberLanguage, type Language } from './languages.ts';
import { nonBreaking } from './nonBreaking.ts';

/** The texts of the whole application. */
export const i18n = createInstance();

/** The texts of the first view are a chunk beside the code, so that they need no second round trip. */
const commonTexts = {
  cs: () => import('#machines/texts/cs/common.json'),
  sk: () => import('#machines/texts/sk/common.json'),
  en: () => import('#machines/texts/en/common.json'),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * Starts the texts in a language, with a port for every namespace but `common`; to be called once, before the first render.
 * Resolves when the first view can be written.
 */
export async function startTexts(language: Language, readTexts: ReadTexts): Promise<void> {
  const { default: common } = await commonTexts[language]();
  const speak = (chosen: string) => {
    document.documentElement.lang = chosen;
  };
  speak(language);
  i18n.on('languageChanged', speak);
  i18n.use(backendOf(readTexts));
  await start({
    lng: language,
    ns: ['common'],
    resources: { [language]: { common } },
    partialBundledLanguages: true,
    backend: backendLimits,
  });
}

/**
 * Starts the texts with these at hand, by language and namespace, or adds them to those that are there. Nothing is asked of
 * anybody.
 */
export async function bringTexts(resources: Resource): Promise<void> {
  if (!i18n.isInitialized) return start({ ns: namespacesIn(resources), resources });
  for (const [language, namespaces] of Object.entries(resources))
    for (const [namespace, texts] of Object.entries(namespaces))
      i18n.addResourceBundle(language, namespace, texts, true, true);
}

const start = async (options: InitOptions): Promise<void> => {
  await i18n
    .use(initReactI18next)
    .use(hardSpaces)
    .init({
      postProcess: [hardSpaces.name],
      fallbackLng: false,
      defaultNS: 'common',
      ...filledTexts,
      ...options,
    });
  i18n.services.formatter?.add('day', (date, spoken) => writeDay(String(date), spoken));
};

/** Every text said in Czech and Slovak keeps its one-letter words with what follows; no other language has that custom. */
const hardSpaces: PostProcessorModule = {
  type: 'postProcessor',
  name: 'hardSpaces',
  process: (text, _key, { lng }, translator: { readonly language?: string }) =>
    (lng ?? translator.language) === 'en' ? text : nonBreaking(text),
};

const namespacesIn = (resources: Resource) => [
  ...new Set(Object.values(resources).flatMap((texts) => Object.keys(texts))),
];

/**
 * Switches the language and remembers it for the next visit. The page keeps its state, because the new texts are loaded before
 * anything is drawn again.
 */
export async function switchLanguage(language: Language): Promise<void> {
  await speakLanguage(language);
  if (wanted === language) rememberLanguage(language);
}

/** Switches to the language that another tab has chosen. */
export const speakRemembered = (): Promise<void> => speakLanguage(rememberedLanguage());

/** The language that was chosen last. */
let wanted: Language | undefined;

/** Switches the language for this document alone, unless another one is chosen before its texts have come. */
export async function speakLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!i18n.hasResourceBundle(language, 'common')) {
    const { default: common } = await commonTexts[language]();
    i18n.addResourceBundle(language, 'common', common);
  }
  if (wanted === language) await i18n.changeLanguage(language);
}

/** Loads namespaces; resolves when they are there or given up. */
export const loadTexts = (...namespaces: readonly string[]): Promise<void> => i18n.loadNamespaces(namespaces);

/** True where a namespace is there in the language that is spoken. */
export const hasTexts = (namespace: string): boolean => i18n.hasResourceBundle(i18n.language, namespace);

/** Loads the namespaces of the next page while the reporter is still reading. */
export function prefetchTexts(...namespaces: string[]): void {
  void loadTexts(...namespaces);
}

/**
 * A day inside a sentence, as the hints of fields write it: `01.01.1900` becomes `1. 1. 1900` in Czech and Slovak, and stays as
 * it is in English.
 */
const writeDay = (date: string, language: string | undefined): string =>
  language === 'en' ? date : date.replaceAll(/\b0/g, '').replaceAll('.', '. ');
