import '#src/style/style.css';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import type { Reach } from '#machines/subject/dependent.ts';
import { changing, EngineForm, others } from './gallery/EngineForm.tsx';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

const boxOf = (name: string): HTMLInputElement => {
  const box = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!box) throw new Error(`There is no ${name}.`);
  return box;
};

const wrong = () => others.filter((name) => boxOf(name).getAttribute('aria-invalid') === 'true');

const given = async (reach: Reach) => {
  await givenTexts();
  render(
    <Suspense fallback="…">
      <EngineForm reach={reach} />
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

test.each<[Reach, readonly string[]]>([
  ['SAME_INDEX', ['injuredParties[0].injured.email']],
  ['PROVIDED_INDEX', ['injuredParties[1].injured.email']],
  [
    'WHOLE',
    ['injuredParties[0].damagedThings[0].description', 'injuredParties[0].damagedThings[1].description'],
  ],
  [
    'PARENT_ROW',
    [
      'injuredParties[0].injured.fullName',
      'injuredParties[0].injured.email',
      'injuredParties[0].damagedThings[0].description',
      'injuredParties[0].damagedThings[1].description',
    ],
  ],
  ['TARGET_WHOLE', ['injuredParties[0].injured.email', 'injuredParties[1].injured.email']],
])('a change that reaches %s validates exactly these fields again', async (reach, fields) => {
  const user = await given(reach);
  for (const name of others) await user.type(boxOf(name), 'A');
  await user.type(boxOf(changing), 'B');
  await waitFor(() => expect(wrong()).toEqual(fields));
  await user.clear(boxOf(changing));
  await waitFor(() => expect(wrong()).toEqual([]));
});

test('a check that somebody has to be asked for holds Continue up until another text is given', async () => {
  const user = await given('WHOLE');
  await user.clear(boxOf('moreInfo'));
  await user.type(boxOf('moreInfo'), 'obsazeno');
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  await waitFor(() => expect(boxOf('moreInfo').getAttribute('aria-invalid')).toBe('true'));
  await user.type(boxOf('moreInfo'), ' ne');
  await waitFor(() => expect(boxOf('moreInfo').getAttribute('aria-invalid')).toBeNull());
});

describe('a press on a button', () => {
  const [first = ''] = others;
  /** A check that fails in two fields: one says A beside B, in the other there is nothing. */
  const givenWrong = async () => {
    const user = await given('PARENT_ROW');
    await user.type(boxOf(first), 'A');
    await user.type(boxOf(changing), 'B');
    await user.clear(boxOf('moreInfo'));
    await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
    await waitFor(() => expect([first, 'moreInfo'].map(seen)).toEqual(['A, wrong', ', wrong']));
    return { press: (name: string) => user.click(screen.getByRole('button', { name })) };
  };
  const seen = (name: string) =>
    boxOf(name).value + (boxOf(name).getAttribute('aria-invalid') === 'true' ? ', wrong' : '');

  test('clears a field, which says at once what is missing, and leaves the others alone', async () => {
    const user = await given('WHOLE');
    await user.type(boxOf(first), 'A');
    await user.click(screen.getByRole('button', { name: 'Vymazat poslední pole' }));
    await waitFor(() => expect([first, 'moreInfo'].map(seen)).toEqual(['A', ', wrong']));
  });

  test('brings back the saved answers, of which nothing is wrong yet', async () => {
    const { press } = await givenWrong();
    await press('Vrátit, co je uložené');
    await waitFor(() => expect([first, changing, 'moreInfo'].map(seen)).toEqual(['', '', 'volno']));
  });

  test('keeps what is typed and says again what is wrong with it', async () => {
    const { press } = await givenWrong();
    await press('Nechat, co je napsané');
    await waitFor(() =>
      expect([first, changing, 'moreInfo'].map(seen)).toEqual(['A, wrong', 'B', ', wrong']),
    );
  });

  test('keeps what is typed and forgets what was wrong with it', async () => {
    const { press } = await givenWrong();
    await press('Zapomenout chyby');
    await waitFor(() => expect([first, changing, 'moreInfo'].map(seen)).toEqual(['A', 'B', '']));
  });
});
