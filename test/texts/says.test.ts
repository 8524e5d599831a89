import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { expect, test } from 'vitest';

/** What may stand beside a field: the sentences of all checks, and those that a field has of its own. */
const sentencesOf = (language: string): readonly (readonly [string, string])[] => {
  const read = (file: string): unknown =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../machines/texts/${language}/${file}.json`), 'utf8'),
    );
  const checks = z.record(z.string(), z.string()).parse(read('checks'));
  return [...Object.entries(checks), ...own(read('fields'), Object.keys(checks))];
};

const own = (texts: unknown, keys: readonly string[], path = ''): readonly (readonly [string, string])[] =>
  Object.entries(z.record(z.string(), z.unknown()).parse(texts)).flatMap(([name, text]) => {
    if (typeof text === 'string') return keys.includes(name) ? [[`${path}.${name}`, text] as const] : [];
    return own(text, keys, path === '' ? name : `${path}.${name}`);
  });

/** The words that tell somebody to do something. */
const tells: Readonly<Record<string, RegExp>> = {
  cs: /\b(doplňte|zadejte|vyplňte|vyberte|zkontrolujte|opravte|napište|píšte|pište|popište|přidejte|přiložte|odeberte|nechte|zaškrtněte|potvrďte|uložte|zmenšete|nahlaste|řekněte|pokračujte|pokračovat můžete|nevyplňujte)\b/iu,
  sk: /\b(doplňte|zadajte|vyplňte|vyberte|skontrolujte|opravte|napíšte|píšte|opíšte|pridajte|priložte|odoberte|odstráňte|nechajte|zaškrtnite|potvrďte|uložte|zmenšite|nahláste|povedzte|pokračujte|pokračovať môžete|nevypĺňajte)\b/iu,
  en: /\b(add|enter|choose|check|correct|write|describe|attach|remove|keep|tick|confirm|save|make|report|tell|continue|use|leave|pick|give|fill)\b/iu,
};

test.each(['cs', 'sk', 'en'])('whatever is wrong with an answer, %s says what to do', (language) => {
  // A word boundary knows no letters with marks.
  const pattern = new RegExp((tells[language]?.source ?? '').replaceAll(String.raw`\b`, ''), 'iu');
  const sentences = sentencesOf(language);
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter(([, text]) => !pattern.test(text))).toEqual([]);
});

test('an English day is written out, so that nobody takes the month for the day', () => {
  const examples = ['fields', 'car', 'life', 'liability', 'property', 'uniflow', 'shared'].flatMap((file) => {
    const texts = readFileSync(join(import.meta.dirname, `../../machines/texts/en/${file}.json`), 'utf8');
    return texts.match(/For example \d+\. ?\d+\. ?\d{4}/gu) ?? [];
  });
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter((example) => !/\b1[3-9]\.\d\d\.\d{4}$/u.test(example))).toEqual([]);
});
