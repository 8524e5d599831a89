import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { codelistCache, type LoadCodelist } from '#src/codelists/codelistCache.ts';
import { useCodelist } from '#src/codelists/useCodelist.ts';
import { useCodelistNames } from '#src/codelists/useCodelistNames.ts';
import { switchLanguage } from '#src/i18n/i18n.ts';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

beforeAll(givenTexts);

const word = (cs: string, en: string) => ({ cs, sk: cs, en });
const causes = [
  { code: 'B', name: word('Druhá', 'Second'), categories: ['X'], sortNo: 20 },
  { code: 'A', name: word('První', 'First'), categories: [], sortNo: 10 },
];

function List({ parent }: { parent?: string }) {
  const { state, values, retry } = useCodelist('damage-cause', { parent });
  return (
    <button type="button" onClick={retry}>
      {[state, ...values.map(({ name }) => name)].join(' ')}
    </button>
  );
}

function given(load: LoadCodelist, lists = <List />) {
  render(<CodelistContext value={codelistCache(load)}>{lists}</CodelistContext>);
  return { user: userEvent.setup() };
}

test('a codelist is sorted by sortNo and speaks the language spoken', async () => {
  given(async () => causes);
  await screen.findByRole('button', { name: 'success První Druhá' });
  await switchLanguage('en');
  await screen.findByRole('button', { name: 'success First Second' });
  await switchLanguage('cs');
});

const countries = [
  { code: 'DE', name: { cs: 'Německo', sk: 'Nemecko', en: 'Germany' }, categories: [], sortNo: 70 },
  { code: 'CZ', name: { cs: 'Česko', sk: 'Česko', en: 'Czechia' }, categories: [], sortNo: 10 },
  { code: 'HR', name: { cs: 'Chorvatsko', sk: 'Chorvátsko', en: 'Croatia' }, categories: [], sortNo: 70 },
  { code: 'GR', name: { cs: 'Řecko', sk: 'Grécko', en: 'Greece' }, categories: [], sortNo: 70 },
  { code: 'IE', name: { cs: 'Irsko', sk: 'Írsko', en: 'Ireland' }, categories: [], sortNo: 70 },
];

test('values of one sortNo stand by the alphabet of the language spoken', async () => {
  given(async () => countries);
  await screen.findByRole('button', { name: 'success Česko Chorvatsko Irsko Německo Řecko' });
  await switchLanguage('sk');
  await screen.findByRole('button', { name: 'success Česko Grécko Chorvátsko Írsko Nemecko' });
  await switchLanguage('en');
  await screen.findByRole('button', { name: 'success Czechia Croatia Germany Greece Ireland' });
  await switchLanguage('cs');
});

test('a codelist is loaded once for all who read it, and once per parent', async () => {
  const asked: unknown[] = [];
  given(
    async (request) => {
      asked.push(request);
      return causes;
    },
    <>
      <List />
      <List />
      <List parent="SKODA" />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'success První Druhá' })).toHaveLength(3));
  expect(asked).toEqual([
    { name: 'damage-cause', parent: undefined },
    { name: 'damage-cause', parent: 'SKODA' },
  ]);
});

test('a codelist that failed can be tried again', async () => {
  let isAway = true;
  const { user } = given(async () => {
    if (isAway) throw new Failure('245000002');
    return causes;
  });
  await screen.findByRole('button', { name: 'fail' });
  isAway = false;
  await user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'success První Druhá' });
});

function Named() {
  const nameOf = useCodelistNames(['damage-cause']);
  return <p>{nameOf('damage-cause', 'A') ?? '…'}</p>;
}

test('a page of the service is taken over as it stands where its codelist came before React did', async () => {
  const page = (load: LoadCodelist) => {
    const cache = codelistCache(load);
    const lists = (
      <CodelistContext value={cache}>
        <List />
        <Named />
      </CodelistContext>
    );
    return { cache, lists };
  };
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(() => new Promise(() => {})).lists);
  const { cache, lists } = page(async () => causes);
  const actor = cache({ name: 'damage-cause' });
  actor.send({ type: 'LOAD' });
  await waitFor(() => expect(actor.getSnapshot().matches('success')).toBe(true));
  const mended: unknown[] = [];
  const root = hydrateRoot(place, lists, { onRecoverableError: (error) => void mended.push(error) });
  await waitFor(() => expect(place.textContent).toBe('success První DruháPrvní'));
  expect(mended).toEqual([]);
  root.unmount();
  place.remove();
});
