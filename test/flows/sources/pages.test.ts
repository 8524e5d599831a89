import { describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { textsOf } from '#test/texts/allTexts.ts';
import wanted from './wanted.json' with { type: 'json' };

/** The pages that the specification says save nothing, and those of its end, where nothing is left to save. Source: sections 2 and 4. */
const noSave = [
  '/',
  '/poranena-oblast',
  '/prilozit-dokumenty',
  '/identifikace-skody',
  '/dokonceno',
  '/nemozno-pokracovat',
];

/** The addresses of the life flow that the specification spells. Source: section 2. */
const spelled =
  '/ /vyber-udalosti /vyber-ohlasovatele /ohlasovatel /pojistna-smlouva /pojistna-smlouva-alternativa ' +
  '/pojistna-smlouva-typ-udalosti /pojistna-smlova-nenalezena /osobni-udaje /bankovni-udaje /ostatni-rizika ' +
  '/informace-pro-nahlaseni-skody /uraz /uraz-leceni /uraz-hospitalizace /invalidita /zavazne-onemocneni /nesobestacni-osoba ' +
  '/pobyt-v-nemocnici /ocr /umrti /poranena-oblast /dopad-na-koncetiny /dopad-na-tvar /pracovni-neschopnost /sedadla-ve-voze ' +
  '/ivf-informace /prilozit-dokumenty /dokonceno /dotaz-k-hlaseni /nemozno-pokracovat /identifikace-skody';

describe.each(flows)('in the flow $code', ({ pages }) => {
  test('a page saves, unless the specification says that it does not', () => {
    const silent = pages.filter(({ saves, submits }) => !saves && !submits).map(({ path }): string => path);
    const named = pages
      .filter(({ path, submits }) => noSave.includes(path) && !submits)
      .map(({ path }) => path);
    expect(silent).toEqual(named);
  });

  test('a page that sends the report saves it first', () => {
    expect(pages.filter(({ saves, submits }) => submits && !saves)).toEqual([]);
  });

  test('a page that asks nothing and looks nothing up saves nothing but that it was read', () => {
    const silent = pages
      .filter(({ saves, questions }) => !saves && questions.length > 0)
      .map(({ code }) => code);
    expect(silent.filter((code) => code !== 'bodyPart' && code !== 'claimIdentification')).toEqual([]);
  });
});

test('every page of life that the specification names has the address it spells', () => {
  const life = flows.filter(({ claimType }) => claimType === 'life');
  const paths = new Set<string>(life.flatMap(({ pages }) => pages.map(({ path }) => path)));
  expect(spelled.split(' ').filter((path) => !paths.has(path))).toEqual([]);
});

test('no page of life has an address that was not agreed, but those that were split or added since', () => {
  const agreed = [...Object.keys(wanted.life), ...spelled.split(' ')];
  const life = flows.filter(({ code }) => code === 'life.DRAFT');
  const others = life.flatMap(({ pages }) => pages.map(({ path }): string => path));
  expect(others.filter((path) => !agreed.includes(path)).toSorted()).toEqual([
    '/cesta',
    '/dopad-na-trup',
    '/invalidita-pricina',
    '/kontakt-na-pojisteneho',
    '/opravnene-osoby',
    '/opravnene-osoby/:row',
    '/pracovni-neschopnost-policie',
    '/sedadla-ve-voze-osoby',
    '/souhrn',
    '/uraz-zraneni',
    '/uver',
    '/ztrata-zamestnani',
  ]);
});

/** Words without accents, as addresses have them. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How few letters of two words make them one in another case: `adresa-nemovitosti` of „adresu nemovitosti“. */
const stem = (word: string) => word.slice(0, Math.max(3, word.length - 2));

describe('the words of an address are Czech', () => {
  const said = new Set(
    [
      'life',
      'car',
      'property',
      'liability',
      'uniflow',
      'shared',
      'fields',
      'checks',
      'start',
      'dialogs',
      'facts',
    ]
      .flatMap((namespace) => [...textsOf('cs', namespace).values()])
      .flatMap((text) => plain(String(text)).split(/[^a-z]+/))
      .map(stem),
  );

  test('and said somewhere where the specification does not spell them, but for three', () => {
    const given = new Set(spelled.split(/[ /-]/));
    const words = flows.flatMap(({ pages }) => pages.flatMap(({ path }) => path.split(/[/-]/)));
    const own = words.filter((word) => word.length > 1 && !word.startsWith(':') && !given.has(word));
    expect([...new Set(own)].filter((word) => !said.has(stem(word)))).toEqual([
      'utrpena',
      'souhrn',
      'doplnujici',
    ]);
  });
});
