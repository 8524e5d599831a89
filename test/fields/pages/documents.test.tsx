import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteOf } from '#test/fields/pasteOf.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import { givenPage } from './givenPage.tsx';

const accident: ClaimDetail = { claimType: 'car', eventKinds: ['HAVNEHODA'] };

const failed = (name: string, failure: ClaimFile['failure']): ClaimFile => ({
  id: name,
  name,
  size: 11 * 1024 * 1024,
  state: 'failed',
  progress: 0,
  documentType: 'DAMAGE_PHOTO',
  failure,
});

test('a file is added as the document it was picked for', async () => {
  const { asked, user } = await givenPage({ code: 'documents', claim: accident });
  const [picker] = document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]');
  const photo = new File(['x'], 'auto.jpg', { type: 'image/jpeg' });
  if (picker) await user.upload(picker, photo);
  expect(asked).toEqual([['add', [photo], 'DAMAGE_PHOTO']]);
});

test('a file refused for what it is says why and offers no other try', async () => {
  const files = [failed('velky.jpg', { code: 'GCL-FE-0003', params: { name: 'velky.jpg', fileLimit: 10 } })];
  await givenPage({ code: 'documents', claim: accident, files });
  await screen.findByText('Soubor velky.jpg má více než 10 MB, zmenšete ho prosím.');
  expect(screen.queryByRole('button', { name: /Nahrát znovu/ })).toBeNull();
});

test('a file that broke off says so and can be tried again', async () => {
  const files = [failed('auto.jpg', { code: '0' })];
  const { asked, user } = await givenPage({ code: 'documents', claim: accident, files });
  await screen.findByText('Soubor auto.jpg se nepodařilo nahrát, zkuste to prosím znovu.');
  await user.click(screen.getByRole('button', { name: 'Nahrát znovu: auto.jpg' }));
  expect(asked).toEqual([['retry', 'auto.jpg']]);
});

test('missing photos hold nobody up', async () => {
  const { asked, user } = await givenPage({ code: 'documents', claim: accident });
  expect(screen.getByText('Chybí')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(asked).toEqual([['next', {}]]);
});

const added = (name: string, documentType: string): ClaimFile => ({
  id: name,
  name,
  size: 1,
  state: 'uploaded',
  progress: 1,
  documentType,
});

test('the page counts what is added of what is needed, and what more came', async () => {
  const claim: ClaimDetail = { ...accident, repairHandling: 'VEHICLE_FIXED' };
  const files = [added('auto.jpg', 'DAMAGE_PHOTO'), added('zaznam.jpg', 'ACCIDENT_REPORT')];
  await givenPage({ code: 'documents', claim, files });
  screen.getByText('Potřebné dokumenty: 1 z 2.');
  screen.getByText('Navíc jste přidali 1 dokument.');
});

test.each<[string, ClaimDetail, string]>([
  ['a car from all sides', { ...accident, vehicleRouting: 'VEHICLE' }, 'Celé auto'],
  ['the whole glass', { eventKinds: ['HAVSKLA'], vehicleRouting: 'GLASS' }, 'Celé sklo'],
  ['the damaged place', { eventKinds: ['POVPOS_PROPERTY'] }, 'Poškozené místo'],
])('photos show %s', async (_, claim, words) => {
  await givenPage({ code: 'documents', claim });
  screen.getByText((text) => text.startsWith(words));
});

test('what is added to a sent claim may be sorted by kind, or not', async () => {
  const flow = await findLine('uniflow')?.flows.UPLOAD();
  const { asked, user } = await givenPage({
    code: 'documents',
    ...(flow && { flow }),
    claim: { flowType: 'UPLOAD' },
  });
  const pickers = [...document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')];
  const bill = new File(['x'], 'ucet.jpg', { type: 'image/jpeg' });
  screen.getByRole('heading', { name: 'Nebo je rozdělte podle druhu' });
  for (const picker of pickers.slice(0, 2)) await user.upload(picker, bill);
  expect(asked).toEqual([
    ['add', [bill], 'OTHER'],
    ['add', [bill], 'INVOICE'],
  ]);
  expect(screen.queryByText(/tachometr/)).toBeNull();
});

test('what is pasted on the page is what is needed and missing', async () => {
  const photo = new File(['x'], 'auto.jpg', { type: 'image/jpeg' });
  const { asked } = await givenPage({ code: 'documents', claim: accident });
  fireEvent(document.body, pasteOf(photo));
  expect(asked).toEqual([['add', [photo], 'DAMAGE_PHOTO']]);
});

test('what the reporter does not want done with photos is told to what prepares them', async () => {
  const { asked, user } = await givenPage({ code: 'documents', claim: accident });
  await user.click(screen.getByText('Fotky zmenšíme a smažeme z nich polohu'));
  await user.click(screen.getByRole('checkbox', { name: 'Poslat fotky v původní velikosti' }));
  expect(asked).toEqual([['wish', { keepsSize: true, keepsPlace: false }]]);
});

const rear = new File(['x'], 'IMG_0001.JPG', { type: 'image/jpeg' });
const views = () => screen.getByRole('list', { name: 'Které fotky pomohou nejvíc' });

test.each(['documents', 'damagedParts'])('a view of the car is a photo of the damage on %s', async (code) => {
  const claim: ClaimDetail = { ...accident, vehicleRouting: 'VEHICLE' };
  const { asked, user } = await givenPage({ code, claim, files: [added('auto-zleva.jpg', 'DAMAGE_PHOTO')] });
  if (code === 'damagedParts')
    await user.click(screen.getByRole('button', { name: 'Přidat fotky poškození hned' }));
  expect(within(views()).getAllByText('přidáno')).toHaveLength(1);
  within(views()).getByRole('button', { name: 'Zleva přidáno' });
  await user.click(screen.getByRole('button', { name: 'Zezadu' }));
  const camera = views().nextElementSibling;
  if (camera instanceof HTMLInputElement) await user.upload(camera, rear);
  expect(asked).toEqual([['add', [expect.any(File)], 'DAMAGE_PHOTO']]);
  const files = asked.flat(2).filter((one) => one instanceof File);
  expect(files.map(({ name, size }) => [name, size])).toEqual([['auto-zezadu.jpg', 1]]);
});
