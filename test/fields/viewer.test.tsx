import '#src/style/style.css';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { Viewer } from '#src/viewer/Viewer.tsx';
import type { ViewedFile } from '#src/viewer/viewedFile.ts';
import { writtenPdf } from '#test/writtenPdf.ts';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

beforeAll(givenTexts);

const given = (content: BlobPart, kind: ViewedFile['kind'] = 'pdf') => {
  let closed = 0;
  render(
    <Viewer file={{ name: 'protokol', kind, source: new Blob([content]) }} onClose={() => (closed += 1)} />,
  );
  return { user: userEvent.setup(), closed: () => closed };
};

const twoPages = writtenPdf('Protokol o nehode', 'Druhy list');
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const widthOf = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect().width;

test('a PDF shows its pages, and its words may be selected', async () => {
  given(twoPages);
  const words = await screen.findByText('Protokol o nehode');
  getSelection()?.selectAllChildren(words);
  expect(getSelection()?.toString()).toBe('Protokol o nehode');
  const [page] = screen.getAllByRole('region').filter((one) => one.dataset['page'] === '1');
  const canvas = page?.querySelector('canvas');
  // The words may be there before the picture behind them.
  await waitFor(() => {
    const ink = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 3).data ?? [];
    expect([...ink].some((part, at) => at % 4 === 0 && part < 100)).toBe(true);
  });
});

test('a PDF is turned and enlarged by buttons', async () => {
  const { user } = given(twoPages);
  await screen.findByText('Protokol o nehode');
  expect(told()).toEqual(['Strana 1 z 2', '100 %']);
  const before = widthOf('Strana 1 z 2');
  await user.click(screen.getByRole('button', { name: 'Další strana' }));
  await user.click(screen.getByRole('button', { name: 'Zvětšit' }));
  await waitFor(() => expect(told()).toEqual(['Strana 2 z 2', '125 %']));
  expect(widthOf('Strana 1 z 2')).toBeGreaterThan(before * 1.2);
  await screen.findByText('Druhy list');
});

test('a PDF is turned and enlarged by keys', async () => {
  const { user } = given(twoPages);
  await screen.findByText('Protokol o nehode');
  screen.getByRole('region', { name: 'protokol' }).focus();
  await user.keyboard('{ArrowRight}++-');
  await waitFor(() => expect(told()).toEqual(['Strana 2 z 2', '125 %']));
});

test('a PDF of one page has no pages to turn', async () => {
  given(writtenPdf('Jediny list'));
  await screen.findByText('Jediny list');
  expect(screen.queryByRole('button', { name: 'Další strana' })).toBeNull();
});

test('a PDF without content says that there is nothing to show', async () => {
  given('');
  await screen.findByText('Dokument je prázdný');
});

test('what is no PDF says so and can be tried again', async () => {
  const { user } = given('hello');
  await screen.findByText('Dokument se nenačetl');
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  await screen.findByText('Dokument se nenačetl');
});

test('a picture is enlarged, and one that cannot be shown says so', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made));
  const { user, closed } = given(picture ?? '', 'picture');
  const shown = await screen.findByRole('img', { name: 'protokol' });
  await user.click(screen.getByRole('button', { name: 'Zvětšit' }));
  expect([told(), shown.dataset['zoom']]).toEqual([['200 %'], '2']);
  await user.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(closed()).toBe(1);
});

test('a picture that cannot be shown says so', async () => {
  given('hello', 'picture');
  await screen.findByText('Obrázek se nenačetl');
});
