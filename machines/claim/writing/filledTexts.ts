const asItIs = (text: string): string => text;

/**
 * How i18next finds and fills texts. Said here, it need not look at every key whether it is a sentence, nor at every text whether a value in
 * it may be a key. Values are filled in as they are: React escapes, and whoever writes HTML does.
 */
export const filledTexts = {
  keySeparator: '.',
  interpolation: { escapeValue: true, escape: asItIs, maxReplaces: 1000 },
};
