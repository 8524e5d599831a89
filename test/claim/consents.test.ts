import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { consents } from '#machines/claim/consents.ts';

const files = ['cs', 'sk', 'en'].flatMap((language) =>
  ['fields', 'life', 'car', 'property', 'liability', 'uniflow'].map((name) => `${language}/${name}`),
);

/** The words of a consent wherever a file has them: of every line, in every language. */
function wordsOf(consent: string): string {
  const found = files.map((file) => {
    const texts = JSON.parse(readFileSync(`machines/texts/${file}.json`, 'utf8'));
    const { label, hint } = (file.endsWith('/fields') ? texts : texts.fields)?.[consent] ?? {};
    return { file, label, hint };
  });
  return createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 12);
}

// Words that differ have a version of their own: raise it in machines/claim/consents.ts, and add its words here.
test('words that a reporter agrees to never change within a version', () => {
  const now = consents.map(({ name, version }) => [`${name} ${version}`, wordsOf(name)]);
  expect(Object.fromEntries(now)).toMatchInlineSnapshot(`
    {
      "dataProcessingConsent 1": "ef9f3ed7d95d",
      "insuredKnows 1": "d69c13d2ba7c",
      "keepContact 1": "1a2e073faf74",
      "recordsConsent 1": "2cb58bbe22e9",
      "truthfulness 1": "1efd5d8410c9",
    }
  `);
});
