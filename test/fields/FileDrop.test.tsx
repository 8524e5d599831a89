import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { pasteOf } from './pasteOf.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { FileDrop } from '#src/fields/files/FileDrop.tsx';
import type { DroppedFile } from '#src/fields/files/FileRow.tsx';
import { writtenPdf } from '#test/writtenPdf.ts';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

beforeAll(async () => {
  await givenTexts();
  await i18n.loadNamespaces('files');
});

const limits = { files: 20, fileBytes: 10 * 1024 * 1024, filesBytes: 50 * 1024 * 1024 };
const files: DroppedFile[] = [
  { id: 'photo', name: 'naraznik.jpg', size: 2_400_000, state: 'uploaded', progress: 1 },
  { id: 'record', name: 'zaznam.pdf', size: 840_000, state: 'uploading', progress: 0.62 },
  {
    id: 'bill',
    name: 'faktura.pdf',
    size: 1,
    state: 'failed',
    progress: 0,
    problem: 'Zkuste to prosím znovu.',
  },
  {
    id: 'film',
    name: 'film.mov',
    size: 1,
    state: 'failed',
    progress: 0,
    problem: 'Je moc velký.',
    mayRetry: false,
  },
];

function given(shown: readonly DroppedFile[]) {
  const calls: unknown[] = [];
  const drop = (now: readonly DroppedFile[]) => (
    <FileDrop
      label="Dokumenty"
      limits={limits}
      types={['jpg', 'pdf']}
      files={now}
      onAdd={(added) => calls.push(['add', ...added.map(({ name }) => name)])}
      onCancel={(id) => calls.push(['cancel', id])}
      onRetry={(id) => calls.push(['retry', id])}
      onRemove={(id) => calls.push(['remove', id])}
    />
  );
  const view = render(drop(shown));
  const become = (now: readonly DroppedFile[]) => view.rerender(drop(now));
  return { ...view, become, calls, user: userEvent.setup() };
}
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

test('the rules are said before anything is picked', () => {
  given([]);
  expect(
    screen.getByText(/Nejvýše 20 souborů, každý do 10 MB, dohromady do 50 MB\. Přijímáme JPG, PDF\./),
  ).toBeDefined();
});

test('JPEG is asked for by its media type and HEIC is not, so that an iPhone converts its photos', () => {
  const { container } = given([]);
  expect(container.querySelector('input[multiple]')?.getAttribute('accept')).toBe(
    '.jpg,.pdf,image/jpeg,.png,.webp,.avif',
  );
});

test('files are picked, several at once', async () => {
  const { calls, user, container } = given([]);
  const picker = container.querySelector('input[multiple]');
  if (!(picker instanceof HTMLInputElement)) throw new Error('there is no picker');
  await user.upload(picker, [file('a.pdf'), file('b.pdf')]);
  expect(calls).toEqual([['add', 'a.pdf', 'b.pdf']]);
});

test('files are dropped, and the place says that they may be', () => {
  const { calls } = given([]);
  const place = screen.getByText('Přetáhněte soubory sem, nebo je vložte ze schránky').closest('div');
  if (!place) throw new Error('there is no place');
  fireEvent.dragOver(place);
  expect(screen.getByText('Pusťte je sem')).toBeDefined();
  const dragged = new DataTransfer();
  dragged.items.add(file('c.pdf'));
  fireEvent(place, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dragged }));
  expect(calls).toEqual([['add', 'c.pdf']]);
  expect(screen.getByText('Přetáhněte soubory sem, nebo je vložte ze schránky')).toBeDefined();
});

test('each file says how far it is, one sentence when it failed, and offers what can be done', () => {
  given(files);
  const rows = screen.getAllByRole('listitem').map((row) => [
    row.querySelectorAll('p')[1]?.textContent,
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ]);
  expect(rows).toEqual([
    ['Nahráno, 2,3 MB', ['Odebrat: naraznik.jpg']],
    ['Nahráváme, 62 %', ['Zrušit nahrávání: zaznam.pdf']],
    ['Zkuste to prosím znovu.', ['Nahrát znovu: faktura.pdf', 'Odebrat: faktura.pdf']],
    ['Je moc velký.', ['Odebrat: film.mov']],
  ]);
});

test('a photo that is too dark says so beside it, is announced, and stays where it is', () => {
  const photo = { id: 'a', name: 'noc.jpg', size: 2_400_000, progress: 0 } as const;
  const { become, container } = given([{ ...photo, state: 'converting' }]);
  become([{ ...photo, state: 'uploading', advice: 'DARK' }]);
  const announced = container.querySelector('output')?.textContent;
  become([{ ...photo, state: 'uploaded', advice: 'DARK' }]);
  const said = [...screen.getByRole('listitem').querySelectorAll('p')].map(({ textContent }) => textContent);
  const advice = 'Fotka je hodně tmavá. Jestli to jde, vyfoťte to znovu na světle, jinak ji tu nechte.';
  expect([announced, said]).toEqual([`noc.jpg: ${advice}`, ['noc.jpg', 'Nahráno, 2,3 MB', advice]]);
});

test('an upload is cancelled and a failed one tried again at once', async () => {
  const { calls, user } = given(files);
  await user.click(screen.getByRole('button', { name: 'Zrušit nahrávání: zaznam.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Nahrát znovu: faktura.pdf' }));
  expect(calls).toEqual([
    ['cancel', 'record'],
    ['retry', 'bill'],
  ]);
});

test('a file is removed only after the reporter agreed', async () => {
  const { calls, user } = given(files);
  await user.click(screen.getByRole('button', { name: 'Odebrat: naraznik.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Nechat' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Odebrat: naraznik.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Odebrat' }));
  expect(calls).toEqual([['remove', 'photo']]);
  await waitFor(() => expect(screen.getByText('Soubor naraznik.jpg je odebraný.')).toBeDefined());
});

test('what was refused is taken away at once, because nothing is lost by it', async () => {
  const { calls, user } = given(files);
  await user.click(screen.getByRole('button', { name: 'Odebrat: film.mov' }));
  expect([calls, screen.queryByRole('dialog')]).toEqual([[['remove', 'film']], null]);
});

test('each file that has come or was refused is announced by its name, and none that was there before', () => {
  const [photo, record, bill] = files;
  if (!photo || !record || !bill) throw new Error('there are three files');
  const { become, container } = given([photo, record]);
  const said = () => container.querySelector('output')?.textContent;
  const news = [said()];
  become([photo, { ...record, state: 'uploaded' }]);
  news.push(said());
  become([photo, record, bill]);
  news.push(said());
  expect(news).toEqual(['', 'Soubor zaznam.pdf je nahraný.', 'faktura.pdf: Zkuste to prosím znovu.']);
});

test('where a file is taken away the next one has the focus, at the end the one before, and the button where none is left', async () => {
  const [, , bill, film] = files;
  if (!bill || !film) throw new Error('there are refused files');
  const { become, user } = given([bill, film]);
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await user.click(screen.getByRole('button', { name: 'Odebrat: faktura.pdf' }));
  const then = [focused()];
  await user.click(screen.getByRole('button', { name: 'Odebrat: film.mov' }));
  then.push(focused());
  become([film]);
  await user.click(screen.getByRole('button', { name: 'Odebrat: film.mov' }));
  then.push(focused());
  expect(then).toEqual(['Odebrat: film.mov', 'Odebrat: faktura.pdf', 'Vybrat soubory']);
});

test('those that were refused are not counted', () => {
  given(files);
  screen.getByText('2 soubory');
});

test('the first page of a PDF is shown small once it has arrived', async () => {
  const source = new Blob([writtenPdf('Protokol')], { type: 'application/pdf' });
  const view = { name: 'p.pdf', kind: 'pdf', source } as const;
  const { container } = given([{ id: 'p', name: 'p.pdf', size: 1, state: 'uploaded', progress: 1, view }]);
  await waitFor(() => {
    const canvas = container.querySelector('canvas');
    const shown = canvas?.width
      ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      : undefined;
    expect(shown?.data.some((colour, at) => at % 4 === 0 && colour < 100)).toBe(true);
  });
});

test('a file pasted into the place is added there', () => {
  const { calls } = given([]);
  const place = screen.getByRole('region', { name: 'Dokumenty' });
  fireEvent(place, pasteOf(file('schranka.pdf')));
  fireEvent(place, pasteOf());
  expect(calls).toEqual([['add', 'schranka.pdf']]);
});

test('before the first photo it is said what the phone will ask', async () => {
  const opened: string[] = [];
  let told = 0;
  const { container } = render(
    <FileDrop
      label="Dokumenty"
      limits={limits}
      types={['jpg']}
      files={[]}
      isCameraExplained={false}
      onCameraExplained={() => (told += 1)}
      onAdd={() => undefined}
      onCancel={() => undefined}
      onRetry={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const camera = container.querySelector('input[capture]');
  camera?.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push('camera');
  });
  // Phones alone show the button.
  fireEvent.click(screen.getByText('Vyfotit'));
  const dialog = await screen.findByRole('dialog', { name: 'Vyfotíte to teď?', hidden: true });
  expect(opened).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Otevřít fotoaparát', hidden: true }));
  expect([opened, told, screen.queryByRole('dialog', { hidden: true })]).toEqual([['camera'], 1, null]);
});
