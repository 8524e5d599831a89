import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { pickMachine } from '#machines/sales/search/pickMachine.ts';
import { policyMerging, storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import type { FoundClients } from '#machines/service/clients.ts';
import type { AboutPolicy, FoundAgent } from '#machines/service/sales/policyCalls.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { policyKind } from '#src/sales/policy/policyKind.tsx';
import { agentChecksBy } from '#src/sales/policy/policyPorts.ts';
import { RecordForm } from '#src/sales/records/RecordForm.tsx';
import { typedRecord } from '#src/sales/records/typedRecord.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { givenCache } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';
import { known, ofCasco, period, policy } from '#test/sales/records/policies.ts';

const scopes = ['clientRecord:fields'];
const about: AboutPolicy = {
  known: {
    ...known,
    mainAgent: '100100',
    before: { agreementDate: policy.agreementDate, insuranceStart: policy.insuranceStart },
  },
  vehicle: { name: 'Škoda Octavia' },
  losses: { outcome: 'FOUND', months: 148, events: 1, asOf: '2026-11-01' },
  credits: { isAway: false, available: 12_400 },
};

/** The form of a policy that is open, with what the register says of agents and what is saved. */
const given = async (
  record: PolicyRecord,
  found: FoundAgent = { outcome: 'NOT_FOUND' },
  more: Partial<KnownOfPolicy> = {},
) => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const saved: object[] = [];
  const base = { version: 1, record, ...about, known: { ...about.known, ...more } };
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
    { input: { id: 'id', createKey: 'key', begins: base, merging: policyMerging, keptBase: undefined } },
  ).start();
  const agent = () => Promise.resolve(found);
  const pick = pickMachine.provide({ actors: { findClients: fromPromise(() => Promise.resolve(leasing)) } });
  const people = new Map<string, string>();
  const kind = policyKind(
    {
      agent,
      checks: agentChecksBy(agent),
      pick,
      found: people,
      keepFound: (id, name) => void people.set(id, name),
    },
    () => {},
  );
  render(
    <CodelistContext value={givenCache()}>
      <Suspense fallback="…">
        <TextScopes value={scopes}>
          <RecordForm
            actor={actor}
            {...{ kind, base, typed: undefined, memory: typedRecord(memoryStorage()) }}
            mayWrite
          />
        </TextScopes>
      </Suspense>
    </CodelistContext>,
  );
  await screen.findByRole('button', { name: 'Uložit' });
  return { user: userEvent.setup(), saved };
};
const box = (path: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[name="${path}"]`);
const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] as const;
const leasing: FoundClients = {
  outcome: 'FOUND',
  clients: [{ id: ids[1], right: 'FOREIGN', personType: 'PO', name: 'T. l. a.', life: 'LIVING' }],
  count: 1,
  isMore: false,
  isLast: true,
  isShared: false,
};
const active: FoundAgent = { outcome: 'ACTIVE', name: 'Karel Makléř', regulatorNumber: 'ČNB 00100100VPA' };
const whole: PolicyRecord = { ...policy, ...ofCasco, periods: [period] };

test('a policy is shown with what the registers know, and saved with what follows from it', async () => {
  const { user, saved } = await given(whole, active);
  await screen.findByText('Karel Makléř, registrace ČNB 00100100VPA');
  await screen.findByText('V registru škod: 148 měsíců, škod 1, ke dni 01.11.2026.');
  await screen.findByText('Hlavní zprostředkovatel: 100100');
  expect(box('periods[0].insurer')?.value).toBe('Vzorová pojišťovna');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(saved).toEqual([storedPolicy(whole, about.known)]));
});

test('casco brings its fields and takes them away, and the limit begins with the least one', async () => {
  const { insuranceType: _type, limit: _limit, ...rest } = whole;
  const { user } = await given({ ...rest, insuranceType: 'HAV', periods: [] }, active);
  expect(box('limit')).toBeNull();
  await user.click(screen.getByLabelText('Obojí'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('50 mil. Kč').checked).toBe(true));
  await user.click(screen.getByLabelText('Povinné ručení'));
  await waitFor(() => expect(box('sumInsured')).toBeNull());
});

test('an agent whom the register does not know keeps the policy from being saved', async () => {
  const { user, saved } = await given(policy);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('Toto číslo v registru zprostředkovatelů není.');
  expect(saved).toEqual([]);
});

test('a loss is added to the insurance that it was in, removed and given back', async () => {
  const { user } = await given(whole, active);
  await user.click(screen.getByRole('button', { name: 'Přidat škodu' }));
  await waitFor(() => expect(box('periods[0].events[1].kind')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Odebrat škodu 1' }));
  await user.click(await screen.findByRole('button', { name: /Vrátit/ }));
  await waitFor(() => expect(box('periods[0].events[0].kind')).not.toBeNull());
});

test('who has a role is found among clients, removed and given back, and the holder stays', async () => {
  const holder = { client: ids[0], role: 'POLICYHOLDER' as const };
  const named = [{ client: ids[0], name: 'Radim Zkoušel' }];
  const { user, saved } = await given({ ...policy, roles: [holder] }, active, {
    holder: { ...known.holder, client: ids[0] },
    named,
  });
  const first = within(screen.getByRole('group', { name: 'Role 1' }));
  first.getByText('Radim Zkoušel');
  expect(first.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Přidat roli' }));
  await user.click(await screen.findByLabelText('Leasingová společnost'));
  await user.type(screen.getByRole('textbox', { name: 'Najít klienta' }), '99001039{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Vybrat: T. l. a.' }));
  await screen.findByText('Kdo to je: T. l. a.');
  await user.click(screen.getByRole('button', { name: 'Odebrat roli 2' }));
  await user.click(await screen.findByRole('button', { name: 'Vrátit zpět: Role 2, T. l. a.' }));
  await screen.findByText('T. l. a.');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(saved).toMatchObject([{ roles: [holder, { client: ids[1], role: 'LESSOR' }] }]));
});

test('instalments follow frequency and start, but for a day that was agreed, and are refused where they are too small', async () => {
  const { user, saved } = await given(policy, active);
  const days = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name^="instalments"][name$="dueDate"]')].map(
      ({ value }) => value,
    );
  expect(days()).toEqual(['2026-11-21']);
  await user.click(screen.getByLabelText('Pololetně'));
  await waitFor(() => expect(days()).toEqual(['2026-11-21', '2027-05-21']));
  const second = screen.getByRole('textbox', { name: 'Splatnost, Splátka 2' });
  await user.clear(second);
  await user.type(second, '1. 6. 2027');
  await waitFor(() => expect(days()).toEqual(['2026-11-21', '2027-06-01']));
  const start = screen.getByRole('textbox', { name: 'Počátek' });
  await user.clear(start);
  await user.type(start, '1. 12. 2026');
  await waitFor(() => expect(days()).toEqual(['2026-12-01', '2027-06-01']));
  expect(screen.getAllByText('6 000 Kč')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        instalments: [
          { dueDate: '2026-12-01', amount: 6_000 },
          { dueDate: '2027-06-01', amount: 6_000 },
        ],
      },
    ]),
  );
});

test('an instalment that is too small is said where it stands, and at once when the frequency changes', async () => {
  const { user, saved } = await given({ ...policy, paymentFrequency: 'MONTHLY' }, active, {
    insured: { type: 'B' },
  });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  const table = within(screen.getByRole('table'));
  await table.findByText('Splátka by byla 200 Kč. Zvolte delší období.');
  expect(saved).toEqual([]);
  await user.click(screen.getByLabelText('Čtvrtletně'));
  await waitFor(() => expect(table.queryByText(/^Splátka by byla/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a vehicle that is insured already is told of at the start, and a policy that is not there is not replaced', async () => {
  const { user, saved } = await given(policy, active, {
    compulsory: { isAway: false, periods: [{ from: '2020-05-01', policyNumber: '4400100017' }] },
    policyNumbers: ['4400100017'],
  });
  await user.click(screen.getByRole('textbox', { name: 'Počátek' }));
  await user.tab();
  await screen.findByText('Od 01.05.2020 už má povinné ručení. Posuňte počátek za jeho konec.');
  await user.click(screen.getByLabelText('Náhrada'));
  const number = await screen.findByRole('textbox', { name: 'Nahrazovaná smlouva' });
  await user.type(number, '4400118683');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('Klient smlouvu s tímto číslem nemá.');
  expect(saved).toEqual([]);
  await user.clear(number);
  await user.type(number, '4400100017');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(saved).toMatchObject([{ replacedPolicyNumber: '4400100017' }]));
});

test('vehicles of a fleet are added, removed and given back, each insured its own way, and all are paid for', async () => {
  const insurable = [
    { vehicle: ids[0], name: 'Ford Transit', registrationNumber: '1QW0901', insured: { type: 'M' as const } },
    { vehicle: ids[1], name: 'Škoda Fabia', insured: { type: 'A' as const, startDate: '2022-01-10' } },
  ];
  const { user, saved } = await given({ ...policy, ...ofCasco }, active, { insurable });
  await user.click(screen.getByRole('button', { name: 'Přidat vozidlo' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Vozidlo' }), '1QW0901 Ford Transit');
  const row = within(screen.getByRole('group', { name: 'Další vozidlo 1' }));
  expect(row.queryByLabelText('Pojistná částka')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await row.findByText('Vyberte druh pojištění.');
  await user.click(row.getByLabelText('Havarijní'));
  await user.type(await row.findByLabelText(/^Pojistná částka/), '400000');
  // Both of the car 30 000, of the van 3 % of 400 000.
  await screen.findByText(/^Roční pojistné 42 000 Kč/);
  await user.click(row.getByRole('button', { name: 'Přidat výbavu' }));
  await user.type(await row.findByRole('textbox', { name: 'Co to je' }), 'Police');
  await user.type(row.getByRole('textbox', { name: /^Cena/ }), '90000');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await row.findByText('Výbava smí být nejvýš pětina částky.');
  await user.clear(row.getByRole('textbox', { name: /^Cena/ }));
  await user.type(row.getByRole('textbox', { name: /^Cena/ }), '9000');
  await waitFor(() => expect(row.queryByText('Výbava smí být nejvýš pětina částky.')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Přidat vozidlo' }));
  await screen.findByRole('group', { name: 'Další vozidlo 2' });
  await user.click(screen.getByRole('button', { name: 'Odebrat další vozidlo 1' }));
  await screen.findByText('Pojistné spočítáme, až bude vyplněno, co se pojišťuje.');
  await user.click(
    await screen.findByRole('button', { name: 'Vrátit zpět: Další vozidlo 1, 1QW0901 Ford Transit' }),
  );
  await screen.findByText('1QW0901 Ford Transit', { ignore: 'option' });
  await user.click(screen.getByRole('button', { name: 'Odebrat další vozidlo 2' }));
  await screen.findByText(/^Roční pojistné 42 000 Kč/);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        paymentPerYear: 42_000,
        vehicles: [
          {
            vehicle: ids[0],
            insuranceType: 'HAV',
            sumInsured: 400_000,
            extras: [{ name: 'Police', price: 9_000 }],
          },
        ],
      },
    ]),
  );
});
