import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { definePage } from '#machines/report/kit.ts';
import { inGroup, type Question } from '#machines/flow/question.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { givenPage } from './givenPage.tsx';
import { ask, tell } from '#test/ask.ts';
import { written } from '#test/flow/small/written.ts';

/** A page that has no view of its own and asks certain questions. */
const flowAsking = (questions: readonly Question[]): Flow => ({
  ...carDraft,
  start: 'made',
  ...written([definePage({ code: 'made', path: '/made', step: 'event', questions, next: [] })]),
});

const given = (questions: readonly Question[], claim: ClaimDetail = {}) =>
  givenPage({ flow: flowAsking(questions), code: 'made', claim });

/** The names of what stands on the page, in its order. */
const fields = () => [
  ...new Set(
    [...document.querySelectorAll('form [name]:not([name*="~"])')].map((field) => field.getAttribute('name')),
  ),
];
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

describe('the questions of a page', () => {
  test('stand in their order, and no other', async () => {
    await given([ask('incidentPlace'), tell('maskedAccount'), ask('drivable'), ask('policeFileNo')]);
    expect(fields()).toEqual(['incidentPlace', 'drivable', 'policeFileNo']);
  });

  test('come and go with the answers they hang on, and keep what is typed beside them', async () => {
    const { asked, user } = await given([
      ask('incidentPlace'),
      ask('policeInvestigation'),
      ask('policeStation', { when: { fact: 'policeInvestigation', is: 'YES' } }),
    ]);
    await user.type(screen.getByRole('textbox'), 'Brno');
    await user.click(screen.getByRole('radio', { name: 'Ano' }));
    await user.type(await screen.findByLabelText(/Které oddělení policie/), 'Kladno');
    await user.click(screen.getByRole('radio', { name: 'Ne' }));
    await waitFor(() => expect(fields()).toEqual(['incidentPlace', 'policeInvestigation']));
    await user.click(proceed());
    await waitFor(() =>
      expect(asked).toEqual([['next', { incidentPlace: 'Brno', policeInvestigation: 'NO' }]]),
    );
  });

  test('say what is missing in the order of the page, whatever else is begun', async () => {
    const { asked, user } = await given(
      [
        ask('incidentPlace'),
        ask('insured.addressChoice', { optional: true }),
        ask('insured.address', { when: { fact: 'insured.addressChoice', is: 'CZECH' } }),
        ask('policeFileNo'),
      ],
      { insured: { addressChoice: 'CZECH' } },
    );
    await user.click(proceed());
    const summary = await screen.findByRole('region');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Zadejte místo, kde se to stalo.',
      'Zadejte ulici a číslo domu.',
      'Zadejte PSČ.',
      'Zadejte obec.',
      'Zadejte číslo jednací.',
    ]);
    expect(asked).toEqual([]);
  });

  test('begin with what was told, also where it is not asked for any more', async () => {
    await given(
      [
        ask('policeInvestigation'),
        ask('policeStation', { when: { fact: 'policeInvestigation', is: 'YES' } }),
      ],
      { policeInvestigation: 'YES', policeStation: 'Kladno' },
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Které oddělení policie/).value).toBe('Kladno');
  });

  test('of one group stand together under its heading, with its hint', async () => {
    await given([
      ask('incidentPlace'),
      ...inGroup('vehicleData.identification', [ask('registrationNo'), ask('vin')]),
      ask('manufactureYear'),
    ]);
    const group = screen.getByRole('group', { name: 'Podle čeho ho poznáme' });
    expect([...group.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))).toEqual([
      'registrationNo',
      'vin',
    ]);
    within(group).getByText(/Stačí jedno z nich/);
    expect(fields()).toEqual(['incidentPlace', 'registrationNo', 'vin', 'manufactureYear']);
  });

  test('that belong beside each other share a line', async () => {
    await given([
      ask('otherParty.fullName'),
      ask('otherParty.tel', { isSideBySide: true }),
      ask('otherParty.insurer'),
    ]);
    const lineOf = (name: string) =>
      document.querySelector(`[name="${name}"]`)?.closest('[data-field-frame]')?.parentElement;
    expect(lineOf('otherParty.tel')).toBe(lineOf('otherParty.fullName'));
    expect(lineOf('otherParty.insurer')).not.toBe(lineOf('otherParty.fullName'));
  });
});

describe('a list', () => {
  const witnesses = ask('witnesses', {
    optional: true,
    rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
  });

  test('is asked about row by row', async () => {
    const { asked, user } = await given([witnesses], { witnesses: [{ fullName: 'Ota Svědek' }] });
    await user.click(screen.getByRole('button', { name: 'Přidat svědka' }));
    const second = within(await screen.findByRole('group', { name: 'Svědek 2' }));
    await user.type(second.getByLabelText('Jméno a příjmení'), 'Eva Malá');
    await user.click(proceed());
    await waitFor(() =>
      expect(asked).toEqual([
        ['next', { witnesses: [{ fullName: 'Ota Svědek' }, { fullName: 'Eva Malá' }] }],
      ]),
    );
  });

  test('asks of a row what its own answers ask for', async () => {
    const stay = { facilityName: 'Motol', dateFrom: '2026-11-01' };
    const { user } = await given(
      [
        ask('hospitalizations', {
          rows: [
            ask('hospitalizations[].ongoing', { optional: true }),
            ask('hospitalizations[].dateTo', {
              when: { not: { fact: 'hospitalizations[].ongoing', is: true } },
            }),
          ],
        }),
      ],
      { hospitalizations: [stay, { ...stay, ongoing: true }] },
    );
    const ends = () => fields().filter((name) => name?.endsWith('dateTo'));
    expect(ends()).toEqual(['hospitalizations[0].dateTo']);
    const [first] = screen.getAllByRole('checkbox', { name: 'Pobyt ještě trvá' });
    if (first) await user.click(first);
    await waitFor(() => expect(ends()).toEqual([]));
  });

  test('of single answers is asked for one by one', async () => {
    const { user } = await given([ask('policyNumbers', { optional: true })], {
      policyNumbers: ['4400001054'],
    });
    await user.click(screen.getByRole('button', { name: 'Změnit: Smlouva 1, 4400001054' }));
    expect(screen.getByLabelText<HTMLInputElement>('Číslo smlouvy').value).toBe('4400001054');
  });

  test('that takes one item is asked about like a group: it is there, and nothing is added', async () => {
    const { became, user } = await givenPage({
      flow: {
        ...carDraft,
        start: 'made',
        ...written([
          definePage({
            code: 'made',
            path: '/made',
            step: 'event',
            row: 0,
            questions: [
              ask('injuredParties[].damagedOthers', {
                rows: [ask('injuredParties[].damagedOthers[].description')],
              }),
            ],
            next: [],
          }),
        ]),
      },
      code: 'made',
      claim: { injuredParties: [{ injured: { fullName: 'Eva Malá' } }] },
    });
    expect(fields()).toEqual(['injuredParties[0].damagedOthers[0].description']);
    expect(screen.queryByRole('button', { name: /Přidat/ })).toBeNull();
    await user.type(screen.getByRole('textbox'), 'Odtah vozidla');
    await user.click(proceed());
    await waitFor(() =>
      expect(became).toEqual([
        {
          injuredParties: [
            { injured: { fullName: 'Eva Malá' }, damagedOthers: [{ description: 'Odtah vozidla' }] },
          ],
        },
      ]),
    );
  });
});

test('a day that is known already is written in its line as it is typed', async () => {
  await givenPage({
    flow: liabilityDraft,
    code: 'workInjury',
    claim: { claimType: 'liability', riskFlow: 'ODPPRAC', sickLeave: 'YES', dateFrom: '2026-11-04' },
  });
  expect(document.querySelector('[data-folded="dateFrom"] strong')?.textContent).toBe('04.11.2026');
});
