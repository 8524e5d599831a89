import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consents, isAgreed } from '#machines/claim/consents.ts';
import { consentTexts, findConsentText, type ConsentText } from '#machines/claim/consentTexts.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import { wordsOf } from '#server/texts/words.ts';

const languages = ['cs', 'sk', 'en'] as const;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const read = consents.flatMap((name) =>
  ClaimType.options.flatMap((claimType) => languages.map((language) => ({ name, claimType, language }))),
);

// Words that differ have a version of their own: add it to machines/claim/consentTexts.ts, beside the one before.
test.each(read)('the page of $claimType says $name in $language as its last version does', async (one) => {
  const { name, claimType, language } = one;
  const say = await wordsOf(language, claimType);
  const said = ['label', 'hint'].flatMap(
    (part) => say([`${claimType}:fields.${name}.${part}`, `fields:${name}.${part}`]) ?? [],
  );
  expect(findConsentText(name, { claimType, language })?.text).toBe(said.join(' '));
});

test('each version is there in every language, with the hash of its words, and none was left out', () => {
  for (const { text, sha256: noted } of consentTexts) expect(noted).toBe(sha256(text));
  for (const name of consents) {
    const versions = [
      ...new Set(consentTexts.filter((one) => one.name === name).map(({ version }) => version)),
    ];
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    for (const version of versions)
      expect([name, version, languagesOf({ name, version })]).toEqual([name, version, languages]);
  }
});

const languagesOf = ({ name, version }: Pick<ConsentText, 'name' | 'version'>) =>
  consentTexts
    .filter((one) => one.name === name && one.version === version && one.claimType === undefined)
    .map(({ language }) => language);

// What people have read is never changed: a version is only ever added here.
test('words that a reporter has agreed to never change within a version', () => {
  const all = Map.groupBy(consentTexts, ({ name, version }) => `${name} ${version}`);
  const hashes = [...all].map(([version, texts]) => [version, sha256(JSON.stringify(texts)).slice(0, 12)]);
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "dataProcessingConsent 1": "fe4318b5190a",
      "insuredKnows 1": "9e291becf539",
      "keepContact 1": "6c7c8bcccb47",
      "recordsConsent 1": "372a4c267b33",
      "truthfulness 1": "691dfc093691",
    }
  `);
});

test('a tick and a yes agree, a no refuses', () => {
  expect([true, 'true', 'YES', 'NO', false, 'false', undefined].map(isAgreed)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('which words each version had is told in docs/consents.md', async () => {
  const told = consentTexts.map(
    ({ name, version, claimType = 'all', language, text, sha256: hash }) =>
      `| ${name} | ${version} | ${claimType} | ${language} | ${text} | \`${hash}\` |`,
  );
  const page = [
    '# Consents',
    '',
    'What reporters agree to, word for word and by version. With a report that was sent stands which version its reporter read, in which',
    'language, and what they answered ([281](decisions/281-consents-are-known-by-their-words-and-version.md)).',
    '',
    'New words are a new version beside the old one in `machines/claim/consentTexts.ts`; a test says how this page then reads.',
    '',
    '| consent | version | line | language | words | SHA-256 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...told,
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/consents.md');
});
