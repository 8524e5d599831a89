import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { discountMerging } from '#machines/sales/discount/storedDiscount.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import type { AboutDiscount } from '#machines/service/sales/discountCalls.ts';
import type { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { discountKind } from '#src/sales/discount/discountKind.tsx';
import { RecordForm } from '#src/sales/records/RecordForm.tsx';
import { typedRecord } from '#src/sales/records/typedRecord.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { givenCache } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';
import { insured, knownOf } from '#test/sales/discount/discounts.ts';

const scopes = ['clientRecord:fields'];
const about: AboutDiscount = {
  known: knownOf,
  vehicle: { name: 'Škoda Octavia', registrationNumber: '1QW0101' },
  losses: { outcome: 'FOUND', months: 148, events: 1, asOf: '2026-11-01' },
  mayDecide: false,
};

/** The form of discounts that are open, what is saved of it, and what is decided about it. */
const given = async (record: DiscountRecord, more: Partial<AboutDiscount> = {}, mayWrite = true) => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const saved: object[] = [];
  const decided: object[] = [];
  const base = { version: 1, record, ...about, ...more };
  const actor = createActor(
    recordMachine.provide({
      actors: {
        openRecord: fromPromise<Opened, string | undefined>(() => Promise.resolve(base)),
        compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
        saveRecord: fromPromise<SavedRecord, RecordToSave>(({ input }) => {
          saved.push(input.record);
          return Promise.resolve({ id: 'id', version: input.version + 1 });
        }),
      },
    }),
    { input: { id: 'id', createKey: 'key', begins: base, merging: discountMerging, keptBase: undefined } },
  ).start();
  const kind = discountKind((decision) => {
    decided.push(decision);
    return Promise.resolve();
  });
  render(
    <CodelistContext value={givenCache()}>
      <Suspense fallback="…">
        <TextScopes value={scopes}>
          {kind.above?.(base)}
          <RecordForm
            actor={actor}
            {...{ kind, base, typed: undefined, memory: typedRecord(memoryStorage()) }}
            mayWrite={mayWrite}
          />
        </TextScopes>
      </Suspense>
    </CodelistContext>,
  );
  await screen.findByRole('button', { name: mayWrite ? 'Uložit' : 'Schválit slevy' });
  return { user: userEvent.setup(), saved, decided };
};
const box = (path: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[name="${path}"]`);
const type = async (user: ReturnType<typeof userEvent.setup>, path: string, text: string) => {
  const field = box(path);
  if (field) await user.type(field, text);
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll(/\s/g, ' '));

test('why a bonus is what it is, and how the premium follows from it, is shown as it is typed', async () => {
  const { user, saved } = await given({});
  expect(rowsOf('Proč je to tak')).toEqual([
    'Pojištění 01.07.2014–31.10.2026+148148',
    'Škoda 08.03.2021−36112',
  ]);
  await screen.findByText('B9: bonus 45 %.');
  await type(user, 'businessDiscount.value', '8');
  await waitFor(() => expect(box('businessDiscount.unit')?.checked).toBe(true));
  await waitFor(() =>
    expect(rowsOf('Od technického pojistného k ročnímu')).toEqual([
      'Technické pojistné–9 600 Kč',
      'Bonus B9 −45 %−4 320 Kč5 280 Kč',
      'Obchodní sleva −8 %−422,40 Kč4 857,60 Kč',
      'Roční pojistné4 858 Kč',
    ]),
  );
  await screen.findByText('Z mandátu zbývá 2 %.');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        businessDiscount: { value: 8, unit: 'PERCENT' },
        decisivePeriod: 112,
        bonus: 45,
        malus: 0,
        technicalInsurance: 9_600,
      },
    ]),
  );
});

test('more than the mandate is saved all the same, more than thirty per cent and more credits than there are not', async () => {
  const { user, saved } = await given({});
  await type(user, 'businessDiscount.value', '31');
  await type(user, 'internalCreditsDiscount', '12401');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('Nejvýš 30 %. Nad 10 % schvaluje pojišťovna.');
  await screen.findAllByText('Tolik kreditů nezbývá.');
  expect(saved).toEqual([]);
});

test('months of a business are carried over by a tick', async () => {
  const known = {
    ...knownOf,
    periods: [insured('2023-07-01', '2026-10-31')],
    carried: [insured('2025-01-01', '2026-10-31')],
  };
  const { user } = await given({}, { known });
  await screen.findByText('Z podnikání lze převést 22 měs.');
  await user.click(screen.getByLabelText(/Převést z podnikání/));
  await screen.findByText('B5: bonus 25 %.');
  expect(rowsOf('Proč je to tak')[1]).toBe('Pojištění z podnikání 01.01.2025–31.10.2026+2262');
});

test('an operator approves what waits for it, and says why', async () => {
  const { user, decided } = await given(
    { businessDiscount: { value: 20, unit: 'PERCENT' } },
    { told: { status: 'PENDING_APPROVAL' }, mayDecide: true },
  );
  await user.click(screen.getByRole('button', { name: 'Schválit slevy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schválit slevy' });
  await user.click(within(dialog).getByRole('button', { name: 'Schválit slevy' }));
  await within(dialog).findAllByText('Napište důvod aspoň deseti znaky.');
  await user.type(within(dialog).getByLabelText('Proč'), 'Klient má u nás pět smluv.');
  await user.click(within(dialog).getByRole('button', { name: 'Schválit slevy' }));
  await waitFor(() =>
    expect(decided).toEqual([{ version: 1, decision: 'APPROVED', why: 'Klient má u nás pět smluv.' }]),
  );
});

test.each([
  [undefined, 1],
  ['DIFFERS', 1],
  ['APPROVED', 0],
  ['REFUSED', 0],
] as const)('that the insurer decides about other losses is said until it has: %s', async (status, said) => {
  const losses = { outcome: 'DIFFERS', months: 24, events: 2, asOf: '2026-11-01' } as const;
  await given({}, { losses, ...(status && { told: { status } }) });
  await screen.findByText(/Registr škod má jiné údaje/);
  expect(screen.queryAllByText(/Smlouvu schválí pojišťovna/)).toHaveLength(said);
});

test('an operator who decides about discounts reads them, and changes none', async () => {
  const { user, decided } = await given(
    { businessDiscount: { value: 20, unit: 'PERCENT' } },
    { told: { status: 'PENDING_APPROVAL' }, mayDecide: true },
    false,
  );
  expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull();
  expect(box('businessDiscount.value')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Schválit slevy' }));
  expect(await screen.findByRole('dialog', { name: 'Schválit slevy' })).toBeTruthy();
  expect(decided).toEqual([]);
});
