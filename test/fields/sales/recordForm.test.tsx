import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { clientFlows, type ClientPage } from '#machines/sales/records/clientForm.ts';
import { clientMerging, newClientRecord } from '#machines/sales/records/clientMerging.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import type {
  Compared,
  ComparedInput,
  FoundAddresses,
  KnownCompany,
  OpenedRecord,
} from '#machines/service/sales/recordCalls.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { clientKind } from '#src/sales/records/clientKind.tsx';
import { RecordForm } from '#src/sales/records/RecordForm.tsx';
import { checksBy } from '#src/sales/records/recordPorts.ts';
import { typedRecord } from '#src/sales/records/typedRecord.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { givenCache } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';
import { person } from '#test/sales/records/clients.ts';

const [page]: readonly ClientPage[] = clientFlows.personData.pages;
const scopes = ['clientRecord:fields'];
const nobody: Compared = { outcome: 'NONE', clients: [] };
const base: OpenedRecord = {
  version: 3,
  record: person,
  name: 'Radim Zkoušel',
  life: 'LIVING',
  isNumberHidden: false,
};

const none: FoundAddresses = { isAway: false, addresses: [] };

interface Given {
  readonly opened?: Partial<OpenedRecord>;
  readonly compared?: (like: ComparedInput) => Compared;
  readonly company?: KnownCompany;
  readonly addresses?: FoundAddresses;
}

/** The form of a record that is open, with what is asked and saved. */
const given = async ({ opened, compared = () => nobody, company, addresses = none }: Given = {}) => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const saved: object[] = [];
  const asked: ComparedInput[] = [];
  const shown: OpenedRecord = { ...base, ...opened };
  const actor = createActor(
    recordMachine.provide({
      actors: {
        openRecord: fromPromise<Opened, string | undefined>(() => Promise.resolve(shown)),
        compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
        saveRecord: fromPromise<SavedRecord, RecordToSave>(({ input }) => {
          saved.push(input.record);
          return Promise.resolve({ id: 'id', version: input.version + 1 });
        }),
      },
    }),
    {
      input: {
        id: 'id',
        createKey: 'key',
        begins: newClientRecord({}),
        merging: clientMerging,
        keptBase: undefined,
      },
    },
  ).start();
  const compare = async (like: ComparedInput) => {
    asked.push(like);
    return compared(like);
  };
  const findCompany = async () => company ?? { companyFound: false, isAway: false };
  const memory = typedRecord(memoryStorage());
  const opens: string[] = [];
  if (!page) throw new Error('There is no form.');
  const kind = clientKind({
    page,
    ports: {
      compare,
      company: findCompany,
      complete: async () => addresses,
      checks: checksBy(compare, findCompany),
    },
    agentEmail: 'agent@example.com',
    onOpen: (client) => opens.push(client),
  });
  render(
    <CodelistContext value={givenCache()}>
      <Suspense fallback="…">
        <TextScopes value={scopes}>
          <RecordForm actor={actor} {...{ kind, base: shown, typed: undefined, memory }} mayWrite />
        </TextScopes>
      </Suspense>
    </CodelistContext>,
  );
  await screen.findByRole('button', { name: 'Uložit' });
  return { user: userEvent.setup(), actor, saved, asked, memory, opens };
};
const box = (path: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${path}"]`);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};
const isThere = (path: string) => document.querySelector(`[name="${path}"]`) !== null;

test('a person is shown with what is known, and the birth date that their number tells', async () => {
  await given();
  expect(box('person.surname').value).toBe('Zkoušel');
  expect(isThere('person.birthDate')).toBe(false);
  await screen.findByText('Datum narození: 14.03.1979');
});

test('Ctrl+Enter saves what was changed, and what the fields hold is kept until then', async () => {
  const { user, actor, saved, memory } = await given();
  await user.clear(box('person.mobile'));
  await user.type(box('person.mobile'), '777 900 000');
  await waitFor(() => expect(actor.getSnapshot().context.unsaved).toEqual(['person.mobile']));
  expect(memory.read(0)?.base.version).toBe(3);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    ...person,
    person: { ...person.person, birthDate: '1979-03-14', mobile: '777900000' },
  });
});

test('what becomes as it was is not unsaved any more', async () => {
  const { user, actor } = await given();
  await user.type(box('person.surname'), 'á');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('dirty'));
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'));
});

test('a company is asked its number, which the register fills in, and no names of people', async () => {
  const { user } = await given({
    company: {
      companyFound: true,
      isAway: false,
      companyName: 'Nováček s.r.o.',
      address: { streetWithNumbers: 'Dolní 5', city: 'Olomouc', zipCode: '77900' },
    },
    opened: { record: { person: { type: 'FO' } } },
  });
  await user.click(screen.getByLabelText('Firma'));
  await waitFor(() => expect([isThere('person.firstName'), isThere('person.ico')]).toEqual([false, true]));
  await user.type(box('person.ico'), '99001101');
  await waitFor(() => expect(box('person.companyName').value).toBe('Nováček s.r.o.'));
  expect([box('address.street').value, box('address.buildingNumber').value]).toEqual(['Dolní', '5']);
});

test('a number that somebody has is told with the way to them, and is not saved', async () => {
  const client = {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    right: 'OWN',
    personType: 'FO',
    name: 'Dana Vzorová',
    born: 1985,
    life: 'LIVING',
  } as const;
  const { user, saved, opens } = await given({
    compared: ({ birthNumber }) =>
      birthNumber === '8556029119' ? { outcome: 'SAME', clients: [client] } : nobody,
  });
  await user.clear(box('person.birthNumber'));
  await user.type(box('person.birthNumber'), '855602/9119');
  await user.click(await screen.findByRole('button', { name: 'Otevřít: Dana Vzorová, 1985' }));
  expect(opens).toEqual([client.id]);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('Tohoto klienta už máme. Otevřete ho, nezakládejte druhého.');
  expect(saved).toEqual([]);
});

test('name and birth date are compared once all three are there', async () => {
  const { user, asked } = await given({ opened: { record: { person: { type: 'FO', foreigner: true } } } });
  await user.type(box('person.firstName'), 'Iryna');
  await user.type(box('person.surname'), 'Nová');
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Datum narození' }), '3. 2. 1991');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      birthNumber: '9102039999',
      firstName: 'Iryna',
      surname: 'Nová',
      birthDate: '1991-02-03',
    }),
  );
});

test('the agent is told that an e-mail is their own, and a street pasted with its numbers is taken apart', async () => {
  const { user } = await given({ opened: { record: { person: { type: 'FO' } } } });
  await user.type(box('person.email'), 'agent@example.com');
  await user.click(box('address.street'));
  await user.paste('Na Pankráci 1120/31');
  await waitFor(() => expect(box('address.street').value).toBe('Na Pankráci'));
  expect([box('address.buildingNumber').value, box('address.orientationNumber').value]).toEqual([
    '1120',
    '31',
  ]);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('To je váš e-mail. Zadejte klientův, nebo pole vynechte.');
});

test('of who has died only the address for the post and a note are asked', async () => {
  await given({ opened: { life: 'DEAD' } });
  expect([
    isThere('person.surname'),
    isThere('address.street'),
    isThere('mailingDiffers'),
    isThere('note'),
  ]).toEqual([false, false, true, true]);
});

test('an assistant sees the end of the birth number and no field for it', async () => {
  const { birthNumber: _number, ...others } = person.person;
  await given({
    opened: { record: { ...person, person: others }, isNumberHidden: true, birthNumberEnd: '9034' },
  });
  expect(isThere('person.birthNumber')).toBe(false);
  await screen.findByText('Rodné číslo: •••••• 9034');
});

test('an address is found in one box, which fills in all the others', async () => {
  const dolni = {
    street: 'Dolní',
    buildingNumber: '1120',
    orientationNumber: '31',
    villagePart: 'Zábřeh',
    village: 'Ostrava',
    postalCode: '70030',
    city: 'Ostrava 30',
    countryCode: 'CZ',
  };
  const { user } = await given({ addresses: { isAway: false, addresses: [dolni] } });
  const [search] = await screen.findAllByRole('combobox', { name: 'Najít adresu' });
  if (search) await user.type(search, 'Dolní');
  await user.click(await screen.findByRole('option', { name: 'Dolní 1120/31, Zábřeh, 700 30 Ostrava' }));
  await waitFor(() =>
    expect(
      ['street', 'buildingNumber', 'orientationNumber', 'villagePart', 'village', 'postalCode', 'city'].map(
        (name) => document.querySelector<HTMLInputElement>(`[name="address.${name}"]`)?.value,
      ),
    ).toEqual(['Dolní', '1120', '31', 'Zábřeh', 'Ostrava', '70030', 'Ostrava 30']),
  );
  await screen.findByText('Tarifní zóna bytu 2, regionu 2.');
  // Longer than the register is waited for.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a register of addresses that is away leaves the boxes as they are', async () => {
  const { user } = await given({ addresses: { isAway: true, addresses: [] } });
  const street = document.querySelector<HTMLInputElement>('[name="address.street"]')?.value;
  const [search] = await screen.findAllByRole('combobox', { name: 'Najít adresu' });
  if (search) await user.type(search, 'Dolní');
  await screen.findAllByText('Registr adres neodpovídá, vyplňte adresu níže.');
  expect(document.querySelector<HTMLInputElement>('[name="address.street"]')?.value).toBe(street);
});
