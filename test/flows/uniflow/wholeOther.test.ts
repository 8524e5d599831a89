import { expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholePage, wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about goods, farms and what nobody knows, by what happened. Source: domain notes, uniflow, sections 1 and 2; content
// review, 1.4.

type Pages = Readonly<Record<string, string>>;

const where = 'countryScope=CZECH|ABROAD|UNKNOWN incidentPlace';
const police = 'policeInvestigation policeStation? policeFileNo?';
const end = '> documents';
const found: object = { policyNumberValid: true, policyCountry: 'CZ' };
const noPolicy: object = { dummyPolicy: true, policyCountry: 'CZ' };
const causes = '300|310|320|330|360|571';
const goods = 'transportRole cargo loadingPlace unloadingPlace';
const letter = 'transportDocument? reservationNoted?';
const crop = 'agriItems[cropOrAnimal plot area lossPercent?]30 growthPhase? harvestOn? > inspection';

const ofGoods: readonly [what: string, uniEvent: string, claim: object, pages: Pages][] = [
  [
    'damaged goods of their owner',
    'CARGO_DAMAGE',
    { ...found, transportRole: 'OWNER' },
    {
      event: `damageCause=100|110|120|320|330|571 incidentDescription ${where} > cargo`,
      cargo: `${goods} goodsValue goodsTemperature? ${letter} > inspection`,
      inspection: `inspectionPlace contactPerson? ${end}`,
    },
  ],
  [
    'damaged goods that somebody carried, no policy found',
    'CARGO_DAMAGE',
    { ...noPolicy, transportRole: 'CARRIER', repairHandling: 'VEHICLE_FIXED' },
    {
      event: `damageCause=100|110|120|320|330|571 incidentDescription ${where} > cargo`,
      cargo: `${goods} currency goodsValue weightKg truckPlate? driver.fullName? claimRaised? goodsTemperature? ${letter} > inspection`,
      inspection: `inspectionPlace contactPerson? ${end}`,
    },
  ],
  [
    'lost goods of a forwarder, who weighs nothing',
    'CARGO_LOSS',
    { ...found, transportRole: 'FORWARDER' },
    {
      event: `damageCause:571 incidentDescription ${where} > cargo`,
      cargo: `${goods} goodsValue claimRaised? ${letter} ${end}`,
    },
  ],
  [
    'stolen goods that somebody carried',
    'CARGO_THEFT',
    { ...found, transportRole: 'CARRIER', policeInvestigation: 'YES' },
    {
      event: `damageCause=400|410 incidentDescription ${where} ${police} > cargo`,
      cargo: `${goods} goodsValue weightKg truckPlate? driver.fullName? claimRaised? parkingGuarded transportDocument? ${end}`,
    },
  ],
  [
    'stolen goods of their owner, the police do not know',
    'CARGO_THEFT',
    { ...found, transportRole: 'OWNER', policeInvestigation: 'NO' },
    {
      event: `damageCause=400|410 incidentDescription ${where} policeInvestigation > cargo`,
      cargo: `${goods} goodsValue parkingGuarded transportDocument? ${end}`,
    },
  ],
];

const perils: Readonly<Record<string, string>> = {
  '300': 'elementType:HAIL',
  '310': 'elementType:STORM',
  '320': 'elementType=FLOOD|INUNDATION',
  '330': 'elementType:FIRE',
  '360': 'elementType=SNOW_WEIGHT|LANDSLIDE',
  '571': 'elementType=FROST|DROUGHT|OTHER',
};

const ofFarms: readonly [what: string, uniEvent: string, claim: object, pages: Pages][] = [
  ...['300', '310', '320', '330', '360', '571'].map((damageCause): [string, string, object, Pages] => [
    `a crop harmed by ${damageCause}`,
    'AGRI_CROP',
    { ...noPolicy, damageCause, agriItems: [{}] },
    {
      event: `damageCause=${causes} ${perils[damageCause]} incidentDescription ${where} > agri`,
      agri: crop,
      inspection: `inspectionPlace contactPerson? ${end}`,
    },
  ]),
  ...['330', '571'].map((damageCause): [string, string, object, Pages] => [
    `farm animals harmed by ${damageCause}`,
    'AGRI_ANIMALS',
    { ...found, damageCause, agriItems: [{}] },
    {
      event: `damageCause=330|340|520|571 incidentDescription ${where} > agri`,
      agri: 'agriItems[cropOrAnimal headCount]30 vetAuthority > inspection',
      inspection: `inspectionPlace contactPerson? ${end}`,
    },
  ]),
];

test.each(ofGoods)('whole pages of %s', (_what, uniEvent, claim, pages) => {
  expect(
    wholeStep(uniflowDraft, { uniKind: 'OTHER', uniRisk: 'UNIPREP', kindByLink: true, uniEvent, ...claim }),
  ).toEqual(pages);
});

test.each(ofFarms)('whole pages of %s', (_what, uniEvent, claim, pages) => {
  expect(
    wholeStep(uniflowDraft, { uniKind: 'OTHER', uniRisk: 'UNIZEM', kindByLink: true, uniEvent, ...claim }),
  ).toEqual(pages);
});

test('whole pages of what nobody knows the insurance of', () => {
  expect(wholeStep(uniflowDraft, { uniKind: 'OTHER', uniRisk: 'UNINEVIM', ...noPolicy })).toEqual({
    event: `damageCause:571 incidentDescription ${where} ${end}`,
  });
});

test.each(['UNIPREP', 'UNIZEM'])('a risk without its kind, %s, leads to no page of its own', (uniRisk) => {
  expect(wholePage(uniflowDraft, 'event', { uniRisk })).toMatch(/> documents$/);
});
