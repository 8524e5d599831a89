import { expect, test } from 'vitest';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { lines } from '#machines/flows/lines.ts';
import { addressesOf, renderPage } from '#src/prerender/drawPage.tsx';

const home = '/hlaseni/nonlife/car';

const drawn = async (
  path: string,
  language: 'cs' | 'sk' | 'en',
  shows: 'PAGE' | 'WINDOW' | 'NAMELESS_WINDOW' = 'PAGE',
  configuration = defaultConfiguration,
) => {
  const { html, title, ...around } = await renderPage({ path, language, shows }, configuration);
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return { ...around, title: plain(title), heading: plain(heading) };
};

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('the addresses that look the same to whoever comes first lead to the first question', async () => {
  const { all, same } = await addressesOf(defaultConfiguration);
  const firstPages = lines
    .filter(({ entries }) => entries === undefined)
    .flatMap((line) =>
      ['', '/vyber-udalosti', '/rozpracovana-hlaseni'].map((path) => `/hlaseni${line.home}${path}`),
    );
  expect(same).toEqual([
    '/',
    '/hlaseni/ochrana-udaju',
    '/hlaseni/pristupnost',
    '/hlaseni/kontakt',
    ...firstPages,
    '/hlaseni/uniflow',
    '/hlaseni/uniflow/vyber-pojisteni',
    '/hlaseni/uniflow?uni=TRAVEL',
    '/hlaseni/uniflow/vyber-udalosti?uni=TRAVEL',
    '/hlaseni/uniflow?uni=PET',
    '/hlaseni/uniflow/vyber-udalosti?uni=PET',
    '/hlaseni/uniflow?uni=MACHINE',
    '/hlaseni/uniflow/vyber-udalosti?uni=MACHINE',
    '/hlaseni/uniflow?uni=OTHER',
    '/hlaseni/uniflow/vyber-pojisteni?uni=OTHER',
    '/hlaseni/uniflow/rozpracovana-hlaseni',
  ]);
  expect(same.filter((address) => !all.includes(address.split('?')[0] ?? ''))).toEqual([]);
});

test.each([
  ['/', 'cs', 'Co chcete nahlásit?'],
  ['/', 'sk', 'Čo chcete nahlásiť?'],
  ['/', 'en', 'What would you like to report?'],
  [home, 'cs', 'Chcete nahlásit nehodu nebo škodu s vozidlem?'],
  [home, 'en', 'Would you like to report an accident or damage?'],
  [`${home}/vyber-udalosti`, 'sk', 'Čo sa stalo?'],
  ['/hlaseni/life', 'cs', 'Chcete nahlásit úraz, nemoc nebo úmrtí?'],
  ['/hlaseni/uniflow', 'cs', 'Chcete nahlásit pojistnou událost?'],
  ['/hlaseni/uniflow?uni=PET', 'cs', 'Stalo se něco vašemu zvířeti, nebo způsobilo škodu?'],
  ['/hlaseni/uniflow/vyber-udalosti?uni=TRAVEL', 'en', 'What happened?'],
  ['/hlaseni/nonlife/liability', 'cs', 'Způsobili jste škodu, nebo ji někdo způsobil vám?'],
  ['/hlaseni/nonlife/liability/vyber-udalosti', 'en', 'Who caused harm to whom?'],
  ['/404', 'en', 'Page not found'],
] as const)('%s in %s asks: %s', async (path, language, heading) => {
  expect(await drawn(path, language)).toMatchObject({ heading, title: `${heading} – Hláška` });
});

test('a page of a flow says which one it is and what draws it', async () => {
  expect(await drawn(`${home}/vyber-udalosti`, 'cs')).toEqual({
    heading: 'Co se stalo?',
    title: 'Co se stalo? – Hláška',
    page: 'chooseEvent',
    flow: 'car.DRAFT',
    view: 'src/pages/car/ChooseEvent.tsx',
    noScript:
      'Hlášení potřebuje JavaScript. Zapněte ho prosím v\u00a0nastavení prohlížeče a\u00a0načtěte stránku znovu, nebo nám zavolejte: +420 800 000 000.',
  });
});

test('a window without its page has the title of the page, and none where another flow may open', async () => {
  const path = `${home}/vozidlo`;
  expect([await drawn(path, 'cs', 'WINDOW'), await drawn(path, 'cs', 'NAMELESS_WINDOW')]).toMatchObject([
    { heading: undefined, title: 'O které vozidlo jde a kdy se to stalo? – Hláška' },
    { heading: undefined, title: 'Hláška' },
  ]);
});

test.each(lines.map(({ claimType, home: place }) => [claimType, `/hlaseni${place}`] as const))(
  'the line %s that is switched off says so at each of its addresses, and what to do instead',
  async (claimType, place) => {
    const { productLines: all } = defaultConfiguration;
    const productLines = all.filter((one) => one !== claimType);
    const configuration = { ...defaultConfiguration, productLines };
    for (const below of ['', '/souhrn', '?flow=UPLOAD', '?flow=QUESTION', '?event=HAVZVIRE'])
      expect(await drawn(place + below, 'cs', 'PAGE', configuration), below).toMatchObject({
        heading: 'Toto pojištění teď online nahlásit nejde',
        page: undefined,
      });
    const start = await renderPage({ path: '/', language: 'cs', shows: 'PAGE' }, configuration);
    expect(start.html).not.toContain(`href="${place}`);
    expect(start.html).toContain('Po telefonu');
  },
);

test('a page is drawn alike where analysts may look on', async () => {
  const configuration = { ...defaultConfiguration, devTools: true };
  const plain = await drawn(home, 'cs');
  expect(await drawn(home, 'cs', 'PAGE', configuration)).toEqual(plain);
});
