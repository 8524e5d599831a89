import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { dialogs, type DialogName } from '#machines/claim/dialogs.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { answersOn, type Answers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { addedRow, removedRow } from '#machines/flow/rows.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { flows } from '#machines/flows/index.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import words from '#machines/texts/cs/dialogs.json' with { type: 'json' };
import { wayOf } from '#test/flows/car/wayOf.ts';
import { aLifeClaim, answersOfRoutes } from '#test/flows/life/lifeClaims.ts';
import { propertyWay } from '#test/flows/property/usualAnswers.ts';
import { usualAnswers } from '#test/flows/uniflow/uniflowAnswers.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';

/** What shows a modal of the specification: dialogs that pages confirm, others that the flow opens, or a part of a page. */
interface Shown {
  readonly confirmed?: readonly DialogName[];
  /** Keys of its words. */
  readonly opened?: readonly (keyof typeof words)[];
  /** The part of a page that says it, where that serves better. */
  readonly onPage?: string;
}

const shown = {
  nonLife: {
    'confirm vehicle identification': {
      confirmed: ['confirmVehicleIdentification'],
      onPage: 'src/pages/shared/parts/FoundVehicle.tsx',
    },
    'contract not found': { confirmed: ['contractNotFound'] },
    'costing risk info': { onPage: 'src/pages/shared/repair/Costing.tsx' },
    'confirm reporter contacts': { confirmed: ['confirmReporterContacts'] },
    'confirm home repair branch': { onPage: 'src/shops/ShopTile.tsx' },
    'confirm recommended shop': { onPage: 'src/shops/ShopTile.tsx' },
    'repair shop map': { onPage: 'src/shops/LargeShopMap.tsx' },
    'set user location': { onPage: 'src/shops/map/OwnLocation.tsx' },
    'pre-client': { onPage: 'machines/flows/shared/summary.ts' },
    'finalise non-life': { confirmed: ['finaliseNonLife'] },
    'wait for contact': { onPage: 'src/pages/shared/repair/WeCall.tsx' },
    'property on map': { onPage: 'src/pages/property/PropertyAddress.tsx' },
    'confirm property address': { confirmed: ['confirmPropertyAddress'] },
    'non-contract service': { onPage: 'src/shops/UnlistedShop.tsx' },
  },
  life: {
    'confirm bank account': { confirmed: ['confirmBankAccount'] },
    'confirm empty bank account': { confirmed: ['confirmEmptyBankAccount'] },
    'files-upload-from-device info': { onPage: 'src/pages/shared/parts/FileRules.tsx' },
    'finalised info': { onPage: 'src/pages/shared/Finalised.tsx' },
    'confirm final': { confirmed: ['confirmFinal'] },
    'confirm reporter identification': { confirmed: ['confirmReporterIdentification'] },
    'vehicle not found': {
      confirmed: ['vehicleNotFound'],
      onPage: 'src/pages/life/PolicyNotFound.tsx',
    },
    'add next injured': { onPage: 'src/pages/shared/rows/RowsOverview.tsx' },
    'continue with blank injured': { confirmed: ['continueWithBlankInjured', 'continueWithBlankClaimant'] },
    'confirm injured removal': { confirmed: ['confirmInjuredRemoval', 'confirmClaimantRemoval'] },
    'confirm reporter contacts': { confirmed: ['confirmReporterContacts'] },
    'SMS sent': { onPage: 'src/pages/shared/finalised/MessagesSent.tsx' },
    'saving the report': { opened: ['sending', 'longRunning'] },
    'data processing consent': { onPage: 'src/dialogs/Agreements.tsx' },
    'truthfulness confirmation': { onPage: 'src/dialogs/Agreements.tsx' },
    'property address check': { confirmed: ['propertyAddressCheck'] },
    'vehicle check': { confirmed: ['vehicleCheck'] },
  },
  common: {
    'session expired': { opened: ['sessionExpired'] },
    'reset flow': { opened: ['reset'] },
    'confirm discard': { opened: ['discard'] },
    'confirm final submission': { confirmed: ['confirmFinal', 'finaliseNonLife'] },
    'error modals': { onPage: 'src/errors/ErrorDialog.tsx' },
    'attachment not allowed': { onPage: 'src/uploads/fileProblems.ts' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shown>>>>;

/** Section 2 names no dialog for what section 7 looks up by a claim number, or finds reported already. */
const ofLookups: readonly DialogName[] = ['claimNotFound', 'incidentDateDiffers', 'duplicateFound'];

const all: readonly Shown[] = Object.values(shown).flatMap((group) => Object.values(group));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('every modal of the specification', () => {
  test('is a dialog that pages confirm, and no dialog is dead', () => {
    const confirmed = flows.flatMap(({ pages }) =>
      pages.flatMap(({ confirm, rows }) => [
        ...confirm.map(({ dialog }) => dialog),
        ...(rows ? Object.values(rows.asks) : []),
      ]),
    );
    expect(sorted(confirmed)).toEqual(sorted(dialogs));
    expect(sorted([...all.flatMap(({ confirmed: names = [] }) => names), ...ofLookups])).toEqual(
      sorted(dialogs),
    );
  });

  test('has its home in the lines it is named for', () => {
    const confirmedIn = (isOfLine: (line: string) => boolean) =>
      flows
        .filter(({ claimType }) => isOfLine(claimType))
        .flatMap(({ pages }) =>
          pages.flatMap(({ confirm, rows }) => [
            ...confirm.map(({ dialog }) => dialog),
            ...(rows ? Object.values(rows.asks) : []),
          ]),
        );
    const homeless = (modals: Readonly<Record<string, Shown>>, home: readonly string[]) =>
      Object.entries(modals).filter(
        ([, { confirmed, onPage }]) =>
          onPage === undefined && confirmed && !confirmed.some((name) => home.includes(name)),
      );
    expect([
      homeless(
        shown.life,
        confirmedIn((line) => line === 'life'),
      ),
      homeless(
        shown.nonLife,
        confirmedIn((line) => line !== 'life'),
      ),
    ]).toEqual([[], []]);
  });

  test('or is opened by the flow, with words', () => {
    const opened = all.flatMap(({ opened: names = [] }) => names);
    expect(opened.filter((name) => !(name in words))).toEqual([]);
  });

  test('or is said by a part of a page', () => {
    const parts = all.flatMap(({ onPage }) => onPage ?? []);
    expect(parts.filter((part) => !existsSync(part))).toEqual([]);
  });
});

const onLife = (claim: ClaimDetail, found: Found = {}) =>
  wayThrough(lifeDraft, { answersOn: (page) => answersOn(page, claim), found });
const onUniflow = (begins: ClaimDetail, answers: Readonly<Record<string, Answers>>, found: Found) =>
  wayThrough(uniflowDraft, {
    begins,
    answersOn: ({ code }) => answers[code] ?? usualAnswers[code] ?? {},
    found,
  });
const ofAddition = (flow: Flow | undefined, found: NonNullable<Found['findDuplicate']>) =>
  flow
    ? wayThrough(flow, {
        answersOn: ({ code }) => (code === 'documents' ? {} : additionAnswers),
        found: { findDuplicate: found },
      })
    : undefined;
const additionAnswers: Answers = {
  claimNumber: '2026CAR00000017',
  incidentDate: '2026-11-10',
  reporter: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '777123456' },
};
const carUpload = flows.find(({ code }) => code === 'car.UPLOAD');

const namesOf = (way: ReturnType<typeof wayThrough> | undefined) =>
  way?.dialogs.map((asked) => asked.split(': ')[1] ?? '') ?? [];

/** The dialogs before a row with answers, and one without, is removed. */
const removals = (flow: Flow, list: 'injuredParties' | 'claimants'): readonly string[] => {
  const overview = flow.instances.find(({ rows }): boolean => rows?.list === list);
  if (!overview) return [];
  const claim: ClaimDetail = { [list]: [{ fullName: 'Jana Nováková', injured: { email: 'a@b.cz' } }] };
  const added: ClaimDetail = { ...claim, ...addedRow(overview, claim)?.answers };
  return [0, 1].map((row) => removedRow(overview, added, row)?.asks ?? '');
};

test('every dialog is reached by a journey of some line', () => {
  const notFound = { vehicleFound: false };
  const machine: Answers = { machineKind: 'MOBILE', frameworkNo: 'HN1234567', warranty: 'NO' };
  const reached = [
    namesOf(wayOf(['HAVNEHODA'])),
    namesOf(wayOf(['HAVNEHODA'], { found: { searchDamaged: notFound } })),
    namesOf(wayOf(['HAVNEHODA'], { found: { searchPolicy: { policyNumberValid: false } } })),
    namesOf(wayOf(['HAVNEHODA'], { found: { findDuplicate: { claimId: '2026CAR••••••17' } } })),
    namesOf(wayOf(['HAVNEHODA'], { answers: { bankData: { bankContactType: 'FUTURE_ACCOUNT' } } })),
    namesOf(onLife(aLifeClaim(answersOfRoutes.DNL), { searchPolicy: { maskedInsured: 'P. S.' } })),
    namesOf(
      onLife(aLifeClaim(answersOfRoutes.SED), {
        searchDamaged: { vehicleFound: true },
        searchPolicy: { policyNumberValid: true },
      }),
    ),
    namesOf(
      onUniflow(
        { uniKind: 'MACHINE', kindByLink: true },
        {
          chooseEvent: { uniEvent: 'MACHINE_BREAKDOWN' },
          event: { ...usualAnswers['event'], damageCause: '520' },
          machine,
          otherRights: { bankLien: 'NO' },
        },
        { searchDamaged: { vehicleFound: true } },
      ),
    ),
    namesOf(ofAddition(carUpload, { hasDuplicateClaimFoundByClaimNumber: false })),
    namesOf(
      ofAddition(carUpload, { hasDuplicateClaimFoundByClaimNumber: true, incidentDateDoesntMatch: true }),
    ),
    namesOf(
      propertyWay({
        chooseEvent: { propertyEvent: 'WATER' },
        event: {
          incidentDescription: 'Přišla jsem z práce a bylo to tak.',
          waterSource: 'APPLIANCE',
          leakStopped: 'YES',
          leakSudden: 'YES',
          othersFlooded: 'NO',
        },
      }),
    ),
    removals(carDraft, 'injuredParties'),
    removals(lifeDraft, 'claimants'),
  ];
  expect(sorted(reached.flat())).toEqual(sorted(dialogs));
});
