import { expect, test } from 'vitest';
import { bringTexts, i18n, speakLanguage } from '#src/i18n/i18n.ts';
import { nonBreaking } from '#src/i18n/nonBreaking.ts';

test.each([
  ['Fotky PNG, WebP a z iPhonu', 'Fotky PNG, WebP a~z~iPhonu'],
  ['V prohlížeči, aby se k nim nikdo nedostal', 'V~prohlížeči, aby se k~nim nikdo nedostal'],
  ['Zvolte „V zahraničí“ (i jinde)', 'Zvolte „V~zahraničí“ (i~jinde)'],
  ['Skončit na počítači', 'Skončit na počítači'],
  ['Policejní protokol / usnesení', 'Policejní protokol~/ usnesení'],
])('%s', (text, tied) => {
  expect(nonBreaking(text)).toBe(tied.replaceAll('~', '\u00a0'));
});

test('every text in Czech and Slovak is tied, none in English', async () => {
  const common = (said: string) => ({ common: { said } });
  await bringTexts({
    cs: common('Uloženo v {{time}}'),
    sk: common('Uložené v {{time}}'),
    en: common('A report'),
  });
  const said = [];
  for (const language of ['cs', 'sk', 'en'] as const) {
    await speakLanguage(language);
    said.push(i18n.t('said', { time: '14:05' }));
  }
  expect(said).toEqual(['Uloženo v\u00a014:05', 'Uložené v\u00a014:05', 'A report']);
});

test('texts that are brought leave those that were there', async () => {
  await bringTexts({ cs: { common: { first: 'První' } }, en: { common: { first: 'First' } } });
  await bringTexts({ cs: { common: { second: 'Druhý' } } });
  const said = [];
  for (const language of ['cs', 'en'] as const) {
    await speakLanguage(language);
    said.push(i18n.t('first'), i18n.exists('second') && i18n.t('second'));
  }
  expect(said).toEqual(['První', 'Druhý', 'First', false]);
});
