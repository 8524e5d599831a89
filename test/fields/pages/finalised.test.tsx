import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import type { FinalizeAnswer, ListedClaim } from '#machines/service/claimRequest.ts';
import { statusOfHeadline } from '#machines/service/sent/claimProgress.ts';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import { givenPage } from './givenPage.tsx';

const uuid = '0b8c3f1e-7a5d-4c1b-9a53-5a4f6f0f9a11';
const caused: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['POVPOJ_VEHICLE'],
  riskFlow: 'POVPOJ',
  incidentDate: '2026-11-10',
  injuredParties: [{}, {}],
};

const registered = (differing: Partial<FinalizeAnswer['claimsData'][number]> = {}): FinalizeAnswer => ({
  activeClaimUuid: uuid,
  activeBaseClaimUuid: uuid,
  type: 'car',
  claimsData: [
    {
      claimNumber: '2026CAR00000041',
      amounts: [{ kind: 'DAMAGED_THINGS', value: 12_000, currency: 'CZK' }],
      type: 'car',
      uploadedDocCount: 1,
      uploadedOptionalDocCount: 0,
      requiredDocCount: 1,
      injuredPartiesCount: 2,
      duplicateClaimsCount: 0,
      reporterIsContracted: false,
      autoRegistration: true,
      autoLiquidation: false,
      claimRequestUuid: uuid,
      claimPreviewUrl: `/rest/claim/${uuid}/preview.pdf`,
      ...differing,
    },
  ],
  claimList: [
    {
      claimRequestUuid: uuid,
      claimNumber: '2026CAR00000041',
      type: 'car',
      status: 'COMPLETED',
      rejected: false,
    },
  ],
  documentsUploadResult: 'UPLOADED_ALL',
});

const report: ClaimFile = {
  id: 'a',
  name: 'zaznam.jpg',
  size: 1,
  state: 'uploaded',
  progress: 1,
  documentType: 'ACCIDENT_REPORT',
};

const stepTitles = () =>
  [...document.querySelectorAll('ol > li > :first-child > strong')].map((title) => title.textContent);

/** The checklist of documents, which stands there while one is missing. */
const wanted = () => {
  const { nextElementSibling } = screen.getByRole('heading', { name: 'Ještě od vás potřebujeme' });
  return [...(nextElementSibling?.querySelectorAll(':scope > li > span') ?? [])].map(
    ({ textContent }) => textContent,
  );
};

test('a sent claim says its number, how many are harmed, the amounts and the documents', async () => {
  const files = [report, { ...report, id: 'b', name: 'ridicak.jpg', documentType: 'DRIVING_LICENCE' }];
  await givenPage({ code: 'finalised', claim: caused, files, result: registered() });
  expect(document.querySelector('strong')?.textContent).toBe('2026CAR00000041');
  const [injured, amount] = ['Počet poškozených', 'Poškozené věci'].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  );
  expect([injured, amount?.replaceAll(/\s/g, ' ')]).toEqual(['2', '12 000 Kč']);
  screen.getByText('Přiložili jste 2 soubory.');
  screen.getByRole('heading', { name: 'Dokumenty' });
});

test('a file that turned out to be infected after sending is not counted among those that came', async () => {
  const infected = { ...report, state: 'failed', wasFoundBad: true, failure: { code: '245000031' } } as const;
  await givenPage({ code: 'finalised', claim: caused, files: [infected], result: registered() });
  await screen.findByText('Řidičský průkaz');
  expect(wanted()).toEqual(['Záznam o dopravní nehodě (euroformulář)', 'Řidičský průkaz']);
});

const pickerBeside = ({ nextElementSibling }: HTMLElement): HTMLInputElement => {
  if (!(nextElementSibling instanceof HTMLInputElement))
    throw new Error('no picker stands beside the button');
  return nextElementSibling;
};

test('a missing document is picked in its own line of the checklist, and goes with the claim', async () => {
  const { asked, user } = await givenPage({ code: 'finalised', claim: caused, result: registered() });
  const button = screen.getByRole('button', { name: 'Přidat: Řidičský průkaz' });
  const picked = new File(['x'], 'ridicak.jpg', { type: 'image/jpeg' });
  await user.upload(pickerBeside(button), picked);
  expect(asked).toEqual([['add', [picked], 'DRIVING_LICENCE']]);
});

test('a document that is there is ticked, one on its way says so, and the line stays', async () => {
  const moving = { ...report, state: 'uploading' as const };
  await givenPage({ code: 'finalised', claim: caused, files: [moving], result: registered() });
  const lines = [...document.querySelectorAll<HTMLElement>('li[data-is-here]')].map((line) => [
    line.dataset['isHere'],
    line.querySelector('em')?.textContent,
  ]);
  expect(lines).toEqual([
    ['false', 'nahrává se'],
    ['false', undefined],
  ]);
});

test('where no documents can be added the checklist only tells what is missing', async () => {
  const configuration = { addDocUrl: '' };
  await givenPage({ code: 'finalised', claim: caused, result: registered(), configuration });
  await screen.findByText('Řidičský průkaz');
  expect(wanted()).toEqual(['Záznam o dopravní nehodě (euroformulář)', 'Řidičský průkaz']);
  expect(screen.queryByRole('button', { name: /^Přidat:/ })).toBeNull();
});

test('the one who caused the damage hears that we reach the injured ourselves', async () => {
  await givenPage({ code: 'finalised', claim: caused, result: registered() });
  expect(stepTitles()).toEqual([
    'Ozveme se vám',
    'Spojíme se s poškozenými',
    'Kdo to viděl?',
    'Dáme vám vědět výsledek',
  ]);
  screen.getByText('Se všemi 2 poškozenými se domluvíme sami, nemusíte jim nic předávat.');
});

test('the report opens as a PDF in the language spoken, and can be kept', async () => {
  const { user } = await givenPage({ code: 'finalised', claim: caused, result: registered() });
  await user.click(screen.getByRole('button', { name: 'Zobrazit PDF' }));
  const viewer = await screen.findByRole('dialog', { name: '2026CAR00000041.pdf' });
  const link = within(viewer).getByRole('link', { name: 'Stáhnout' });
  expect(link.getAttribute('href')).toBe(`/rest/claim/${uuid}/preview.pdf?language=cs`);
});

test('one we may hold already says that it is checked', async () => {
  const result = registered({ duplicateClaimsCount: 1 });
  await givenPage({ code: 'finalised', claim: caused, result });
  screen.getByText('Podobnou událost už evidujeme. Ověříme, jestli jde o tu samou, a ozveme se vám.');
});

test('one that the reporter called another one is checked', async () => {
  const result = registered({ duplicateClaimsCount: 1 });
  await givenPage({ code: 'finalised', claim: { ...caused, isOtherEvent: true }, result });
  screen.getByText(/Uvedli jste, že tahle je jiná/);
});

/** The links in sight. */
const waysOn = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent);

/** Presses the one way to report more. */
const more = (user: UserEvent) => user.click(screen.getByText('Nahlásit něco dalšího'));

test('documents are added, a question is asked, and one way asks what else is reported', async () => {
  const { user } = await givenPage({ code: 'finalised', claim: caused, result: registered() });
  expect(waysOn()).toEqual(['Napsat svědky', 'Přidat dokumenty', 'Zeptat se na hlášení']);
  await more(user);
  expect(waysOn()).toEqual([
    'Napsat svědky',
    'Přidat dokumenty',
    'Zeptat se na hlášení',
    'Nahlásit další škodu ze stejné události',
    'Nahlásit jiný druh škody',
  ]);
});

test('no report follows where the operator names no address', async () => {
  const configuration = { initConsequentFlowUrl: '' };
  const given = { code: 'finalised', claim: caused, result: registered(), configuration };
  const { user } = await givenPage(given);
  await more(user);
  expect(waysOn()).not.toContain('Nahlásit další škodu ze stejné události');
});

test('the report that follows is told which claim it follows from, and when that happened', async () => {
  const { asked, user } = await givenPage({ code: 'finalised', claim: caused, result: registered() });
  await more(user);
  const link = screen.getByRole('link', { name: 'Nahlásit další škodu ze stejné události' });
  expect(link.getAttribute('href')).toBe('/hlaseni/nonlife/car?consequent');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const consequentClaimRequest = {
    activeBaseClaimUuid: uuid,
    baseClaimMemberType: 'INSURED',
    claimNumber: '2026CAR00000041',
  };
  expect(asked).toEqual([['hand over', 'car.DRAFT', { consequentClaimRequest, incidentDate: '2026-11-10' }]]);
});

test('one that follows from another says from which', async () => {
  const claim = { ...caused, consequentClaimRequest: { claimNumber: '2026CAR00000040' } };
  await givenPage({ code: 'finalised', claim, result: registered() });
  expect(screen.getByText('Navazuje na číslo').nextElementSibling?.textContent).toBe('2026CAR00000040');
});

test('another report can be begun', async () => {
  const { asked, user } = await givenPage({
    code: 'finalised',
    claim: caused,
    result: registered(),
  });
  await more(user);
  await user.click(screen.getByRole('button', { name: 'Nahlásit další škodu' }));
  expect(asked).toEqual([['new', expect.anything()]]);
});

test('nobody who has reported a death is offered to report more', async () => {
  const claim: ClaimDetail = {
    ...caused,
    injuredParties: [{ damagedLifes: [{ injurySeverity: { code: '4' } }] }],
  };
  await givenPage({ code: 'finalised', claim, result: registered() });
  expect([waysOn(), screen.queryByText('Nahlásit něco dalšího')]).toEqual([
    ['Napsat svědky', 'Přidat dokumenty', 'Zeptat se na hlášení'],
    null,
  ]);
});

/** A report whose claims stand so, by their numbers. */
const standing = (...claims: readonly Pick<ListedClaim, 'status' | 'rejected'>[]): FinalizeAnswer => ({
  ...registered(),
  claimList: claims.map((claim, at) => ({
    claimRequestUuid: uuid,
    claimNumber: `2026CAR0000004${at}`,
    type: 'car',
    ...claim,
  })),
});
const as = (status: ListedClaim['status'], rejected = false) => ({ status, rejected });
/** What the page says of them: its title, each claim, the ways of the cards, whether it promises what happens next and wants documents. */
const told = () => ({
  title: screen.getByRole('heading', { level: 1 }).textContent,
  claims: [...document.querySelectorAll('[data-status] > p [role=status]')].map((one) => one.textContent),
  ways: [...document.querySelectorAll('[data-status] [class*="way"] > *')].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  ),
  promises: stepTitles().length > 0,
  wants: screen.queryByRole('heading', { name: 'Ještě od vás potřebujeme' }) !== null,
});
const call = 'Zavolat +420 800 000 000';

test.each([
  [
    'accepted',
    [as('COMPLETED')],
    { title: 'Hlášení jsme přijali', claims: ['Přijali jsme ho.'], ways: [], promises: true, wants: true },
  ],
  [
    'just taken',
    [as('REQUESTED')],
    {
      title: 'Hlášení máme a čeká na zpracování',
      claims: ['Převzali jsme ho a začneme ho zpracovávat.'],
      ways: [],
      promises: false,
      wants: true,
    },
  ],
  [
    'in the queue',
    [as('IN_QUEUE')],
    {
      title: 'Hlášení máme a čeká na zpracování',
      claims: ['Čeká na zpracování. Dělat nic nemusíte, až se to změní, uvidíte to tady.'],
      ways: [],
      promises: false,
      wants: true,
    },
  ],
  [
    'being processed',
    [as('IN_PROGRESS')],
    {
      title: 'Hlášení máme a čeká na zpracování',
      claims: ['Právě ho zpracováváme. Dělat nic nemusíte, až se to změní, uvidíte to tady.'],
      ways: [],
      promises: false,
      wants: true,
    },
  ],
  [
    'waiting for the reporter',
    [as('PAUSED')],
    {
      title: 'Ke zpracování nám něco chybí',
      claims: ['Zpracování stojí, protože nám něco chybí. Přidejte prosím dokumenty, nebo nám zavolejte.'],
      ways: ['Přidat dokumenty', call],
      promises: false,
      wants: true,
    },
  ],
  [
    'cancelled',
    [as('CANCELED')],
    {
      title: 'Hlášení je zrušené',
      claims: ['Je zrušené a nic dalšího s ním neděláme.'],
      ways: ['Nahlásit znovu', call],
      promises: false,
      wants: false,
    },
  ],
  [
    'broken off',
    [as('ERROR')],
    {
      title: 'Hlášení máme, ale nepodařilo se ho zpracovat',
      claims: [
        'Při zpracování nastala chyba. Hlášení u nás máte uložené, znovu ho neposílejte. Zavolejte nám prosím.',
      ],
      ways: [call],
      promises: false,
      wants: true,
    },
  ],
  [
    'rejected',
    [as('COMPLETED', true)],
    {
      title: 'Hlášení jsme nemohli přijmout',
      claims: ['Tuto část hlášení jsme nemohli přijmout. Zavolejte nám prosím.'],
      ways: [call],
      promises: false,
      wants: false,
    },
  ],
  [
    'accepted in part',
    [as('COMPLETED'), as('IN_QUEUE'), as('COMPLETED', true)],
    {
      title: 'Hlášení máme, každá jeho část je na tom jinak',
      claims: [
        'Přijali jsme ho.',
        'Čeká na zpracování. Dělat nic nemusíte, až se to změní, uvidíte to tady.',
        'Tuto část hlášení jsme nemohli přijmout. Zavolejte nám prosím.',
      ],
      ways: [call],
      promises: true,
      wants: true,
    },
  ],
])('a report that is %s says so, and what can be done', async (_, claims, says) => {
  await givenPage({ code: 'finalised', claim: caused, result: standing(...claims) });
  expect(told()).toEqual(says);
});

test('whoever reports for a client of theirs goes on at the client', async () => {
  const client = '/prodej/klient/0f8fad5b-d9cb-469f-a165-70867728950e';
  const given = { code: 'finalised', claim: caused, result: registered() };
  await givenPage({ ...given, configuration: { homepageUrl: client } });
  expect(screen.getByRole('link', { name: 'Zpět ke klientovi' })).toHaveAttribute('href', client);
});

test('a report for nobody of the sales application leads to no client', async () => {
  await givenPage({ code: 'finalised', claim: caused, result: registered() });
  expect(screen.queryByRole('link', { name: 'Zpět ke klientovi' })).toBeNull();
});

interface Told extends Pick<Parameters<typeof givenPage>[0], 'claim' | 'flow'> {
  readonly others?: readonly ListedClaim[];
}
/** The reporter's own vehicle. */
const own: ClaimDetail = { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' };

/** What the page says of a claim of which the insurer has said more: its title, the card and its ways. */
const saidOf = async (
  progress: NonNullable<ListedClaim['progress']>,
  { claim = own, others = [], ...flow }: Told = {},
) => {
  const [first] = standing({
    status: statusOfHeadline[progress.headline],
    rejected: progress.headline === 'REFUSED',
  }).claimList;
  const claimList = [...(first ? [{ ...first, progress }] : []), ...others];
  await givenPage({ code: 'finalised', claim, result: { ...registered(), claimList }, ...flow });
  const { title, ways, promises } = told();
  const card = document.querySelector('[data-status] > [role=status]');
  const said = [...(card?.querySelectorAll('strong, p, li') ?? [])].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  );
  return { title, said, ways, promises };
};
const at = '2026-11-24T09:00:00.000Z';

test.each<[Parameters<typeof saidOf>[0], object]>([
  [
    { headline: 'IN_REVIEW', at, asks: [], by: '2026-12-07', clerk: 'Eva Malá' },
    {
      title: 'Hlášením se zabýváme',
      said: [
        'Zjišťujeme, jak se to stalo a co smlouva kryje.',
        'Ozveme se do po 7. 12. 2026, i kdyby nebylo nic nového.',
        'Vyřizuje Eva Malá',
      ],
      ways: [],
      promises: false,
    },
  ],
  [
    { headline: 'WAITING', at, by: '2026-12-01', asks: [{ kind: 'ACCOUNT', due: '2026-12-01' }] },
    {
      title: 'Něco od vás potřebujeme',
      said: [
        'Bez toho hlášení nedokončíme.',
        'Číslo účtu, do út 1. 12. 2026',
        'Pošlete to prosím do út 1. 12. 2026. Když to nestihnete, zavolejte nám, termín posuneme.',
      ],
      ways: ['Přidat dokumenty', call],
      promises: false,
    },
  ],
  [
    {
      headline: 'INSPECTION_BOOKED',
      at,
      asks: [],
      appointment: {
        from: '2026-11-26T09:00:00Z',
        to: '2026-11-26T11:00:00Z',
        place: 'Servisní 11, Praha 9',
      },
    },
    {
      title: 'Prohlídka je domluvená',
      said: [
        expect.stringMatching(/ mezi .+ a .+, Servisní 11, Praha 9\.$/),
        'Do té doby prosím nic neopravujte. Pokud se vám termín nehodí, zavolejte nám.',
      ],
      ways: [],
      promises: false,
    },
  ],
  [
    { headline: 'PAID', at, asks: [], payment: { on: '2026-11-24', to: 'REPORTER', accountEnding: '5357' } },
    {
      title: 'Peníze jsme odeslali',
      said: [
        'Odešly út 24. 11. 2026 na účet, který končí na 5357.',
        'Obvykle přijdou do dvou pracovních dnů. Kdyby ne, zavolejte nám.',
      ],
      ways: [],
      promises: false,
    },
  ],
  [
    { headline: 'DELAYED', at, asks: [], delay: 'COURT', isLate: true },
    {
      title: 'Trvá to déle',
      said: [
        'Čekáme na rozhodnutí soudu.',
        'Termín jsme nedodrželi, omlouváme se. Zavolejte nám prosím, hned zjistíme, jak to je.',
      ],
      ways: [],
      promises: false,
    },
  ],
  [
    { headline: 'REFUSED', at, asks: [], letterOn: '2026-11-24' },
    {
      title: 'Zaplatit bohužel nemůžeme',
      said: [
        'Proč, vysvětlujeme v dopise, který má datum út 24. 11. 2026.',
        'Nesouhlasíte? Napište nám, odpovíme a řekneme, kdo další to může posoudit.',
      ],
      ways: [call],
      promises: false,
    },
  ],
])('a claim that is %j says so instead of what usually comes next', async (progress, wanted) => {
  expect(await saidOf(progress)).toEqual(wanted);
});

const asNobodyPays = 'Nikomu prosím nic neplaťte, neslibujte ani neuznávejte.';
const hasDied: Told = { flow: lifeDraft, claim: { claimType: 'life', appliedRiskId: 'UMR' } };
test.each<[string, Parameters<typeof saidOf>[0], Told, readonly [string, ...(string | undefined)[]]]>([
  [
    'whoever caused damage is to admit nothing while nothing is decided',
    { headline: 'IN_REVIEW', at, asks: [], by: '2026-12-07' },
    { claim: caused },
    ['Hlášením se zabýváme', 'Zjišťujeme, jak se to stalo a co smlouva kryje.', asNobodyPays],
  ],
  [
    'whoever caused damage is told what the other side gets',
    { headline: 'DECIDED', at, asks: [] },
    { claim: caused },
    ['Rozhodli jsme, co druhé straně nahradíme', 'Jak jsme rozhodli a proč, píšeme v dopise.'],
  ],
  [
    'whoever was harmed is told that the other side is asked',
    { headline: 'IN_REVIEW', at, asks: [] },
    { claim: { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' } },
    ['Hlášením se zabýváme', 'Ptáme se druhé strany, jak se to stalo.'],
  ],
  [
    'whoever was harmed is refused by this insurance alone',
    { headline: 'REFUSED', at, asks: [] },
    { flow: liabilityDraft, claim: { claimType: 'liability', riskFlow: 'ODPPOS' } },
    ['Z tohoto pojištění zaplatit nemůžeme', 'Proč, vysvětlujeme v dopise.'],
  ],
  [
    'the bereaved have nothing to do',
    { headline: 'RECEIVED', at, asks: [], by: '2026-11-26' },
    hasDied,
    [
      'Hlášení jsme přijali',
      'Je nám líto, co se stalo. Hlášení máme a nic dalšího teď dělat nemusíte.',
      'Do čt 26. 11. 2026 se vám ozve jeden člověk, který u toho zůstane až do konce.',
    ],
  ],
  [
    'the bereaved are written to apart',
    { headline: 'DECIDED', at, asks: [], letterOn: '2026-11-24' },
    hasDied,
    ['Máme rozhodnutí', 'Každému, komu peníze patří, píšeme zvlášť.'],
  ],
  [
    'whoever has damage at home secures what could get worse',
    {
      headline: 'INSPECTION_BOOKED',
      at,
      asks: [],
      appointment: { from: '2026-11-26T09:00:00Z', to: '2026-11-26T11:00:00Z' },
    },
    { flow: propertyDraft, claim: { claimType: 'property', propertyEvent: 'WATER' } },
    [
      'Prohlídka je domluvená',
      expect.stringMatching(/ mezi .+ a .+\.$/),
      'Co by se mohlo zhoršit, zabezpečte, jen to předtím vyfoťte. Jinak do té doby prosím nic neopravujte. Pokud se vám termín nehodí, zavolejte nám.',
    ],
  ],
])('%s', async (_, progress, about, [title, ...sentences]) => {
  const told = await saidOf(progress, about);
  expect([told.title, ...told.said.slice(0, sentences.length)]).toEqual([title, ...sentences]);
});

test('of several claims each says where it is', async () => {
  const [other] = standing(as('COMPLETED')).claimList.map((claim) => ({
    ...claim,
    claimNumber: '2026CAR00000099',
  }));
  const { title, said } = await saidOf(
    { headline: 'CLOSED', at, asks: [] },
    { others: other ? [other] : [] },
  );
  expect([title, said[0]]).toEqual(['Hlášení jsme přijali', 'Je to vyřízené']);
});

test('a document that the insurer has asked for stands first among what is still needed, with its way up', async () => {
  const asks = [{ kind: 'DOCUMENT', documentType: 'DAMAGE_COMMISSION', due: '2026-12-01' }] as const;
  await saidOf({ headline: 'WAITING', at, by: '2026-12-01', asks: [...asks] }, { claim: caused });
  expect(wanted()[0]).toBe('Zápis škodní komise');
});
