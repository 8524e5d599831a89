import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { Pick } from '#machines/sales/records/mergeRecords.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { ConflictDialog } from '#src/sales/records/ConflictDialog.tsx';
import { givenTexts } from '#test/fields/givenForm.tsx';
import { person } from '#test/sales/records/clients.ts';

test('of each field that two have changed all three values are shown, and one is picked', async () => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const merged: Readonly<Record<string, Pick>>[] = [];
  render(
    <Suspense>
      <ConflictDialog
        theirs={{
          version: 4,
          record: person,
          savedBy: { name: 'Olga Obchodní' },
        }}
        contested={[
          { path: 'person.mobile', mine: '777900000', theirs: '777900001', begun: undefined },
          { path: 'person.type', mine: 'FO', theirs: 'ZS', begun: 'FO' },
        ]}
        onMerge={(picks) => merged.push(picks)}
        onTakeTheirs={() => undefined}
        onCancel={() => undefined}
      />
    </Suspense>,
  );
  await screen.findByRole('dialog', { name: 'Olga Obchodní to mezitím změnil/a. Vyberte, co platí.' });
  const mobile = screen.getByRole('group', { name: 'Mobil' });
  expect(mobile.textContent).toBe('MobilVaše777900000Jejich777900001Původníprázdné');
  expect(screen.getByRole('group', { name: 'Typ klienta' }).textContent).toContain('Podnikatel (OSVČ)');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Jejich 777900001' }));
  await user.click(screen.getByRole('button', { name: 'Uložit vybrané' }));
  expect(merged).toEqual([{ 'person.mobile': 'THEIRS', 'person.type': 'MINE' }]);
});

test('of a list the rows are written, each with its number, and the codes of an answer by their words', async () => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const rows = [{}, { dueDate: '2027-06-01' }];
  render(
    <Suspense>
      <ConflictDialog
        theirs={{ version: 4, record: {} }}
        contested={[
          { path: 'instalments', mine: rows, theirs: [{ dueDate: '2026-12-01' }, {}], begun: undefined },
          { path: 'perils', mine: ['THEFT', 'GLASS'], theirs: [], begun: ['THEFT'] },
        ]}
        onMerge={() => undefined}
        onTakeTheirs={() => undefined}
        onCancel={() => undefined}
      />
    </Suspense>,
  );
  const days = await screen.findByRole('group', { name: 'Splátky' });
  expect(days.textContent).toBe('SplátkyVaše2. 01.06.2027Jejich1. 01.12.2026Původníprázdné');
  expect(screen.getByRole('group', { name: 'Pojistit proti' }).textContent).toBe(
    'Pojistit protiVašeOdcizení, SklaJejichprázdnéPůvodníOdcizení',
  );
});

test('of a list of roles the people are named, each with their role', async () => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const [radim, dana, hidden] = [
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    '16fd2706-8baf-433b-82eb-8c7fada847da',
  ];
  const holder = { client: radim, role: 'POLICYHOLDER' };
  const names: Readonly<Record<string, string>> = { [radim]: 'Radim Zkoušel', [dana]: 'Dana Vzorová' };
  render(
    <Suspense>
      <ConflictDialog
        theirs={{ version: 4, record: {} }}
        contested={[
          {
            path: 'roles',
            mine: [holder, { role: 'OWNER', client: dana }],
            theirs: [holder, { role: 'PAYER', client: hidden }],
            begun: [holder],
          },
        ]}
        nameOf={(id) => names[id] ?? 'chráněný klient'}
        onMerge={() => undefined}
        onTakeTheirs={() => undefined}
        onCancel={() => undefined}
      />
    </Suspense>,
  );
  const roles = await screen.findByRole('group', { name: 'Role' });
  expect(roles.textContent).toBe(
    'RoleVaše1. Radim Zkoušel, Pojistník\n2. Dana Vzorová, VlastníkJejich1. Radim Zkoušel, Pojistník\n2. chráněný klient, PlátcePůvodní1. Radim Zkoušel, Pojistník',
  );
});
