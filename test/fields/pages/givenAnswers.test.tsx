import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenTexts } from '../givenForm.tsx';
import '../everyTest.ts';
import { givenPage } from './givenPage.tsx';

const claim: ClaimDetail = {
  incidentDate: '2026-11-10',
  contactSearch: '4UI5655',
  reporter: { fullName: 'Jana Nováková', tel: '+420777123456', email: 'jana@example.cz' },
  bankContactType: 'ENTERED',
  userEnteredBankContact: { accountNumber: '19-2000145399', bankCode: '0800' },
};
const masked = ['•••655', 'J••• N•••', '•••456', 'j•••@example.cz', '•••399/0800'];
const whole = ['4UI5655', 'Jana Nováková', '+420777123456', 'jana@example.cz', '19-2000145399/0800'];

/** The personal details as they are on the screen or on paper. */
const details = (medium: 'screen' | 'paper') =>
  [...document.querySelectorAll('dd')].slice(1).map((cell) => {
    const spans = [...cell.querySelectorAll('span')];
    return (spans.find(({ className }) => className.includes(medium)) ?? cell).textContent;
  });
const both = () => [details('screen'), details('paper')];

beforeAll(givenTexts);
let printed: unknown[] = [];
beforeEach(() => {
  printed = [];
  vi.stubGlobal('print', () => void printed.push(both()));
});
afterEach(() => void vi.unstubAllGlobals());

const given = () => givenPage({ code: 'finalised', claim });
const press = (name: string) => screen.getByRole('button', { name }).click();

test('a sent report shows only parts of personal details, and all of them where its reporter asks for it', async () => {
  const { user } = await given();
  expect(both()).toEqual([masked, masked]);
  await user.click(screen.getByRole('button', { name: 'Ukázat celé údaje' }));
  expect(both()).toEqual([whole, masked]);
  await user.click(screen.getByRole('button', { name: 'Skrýt údaje' }));
  expect(both()).toEqual([masked, masked]);
});

test('a page that is left hides them again', async () => {
  const { user } = await given();
  await user.click(screen.getByRole('button', { name: 'Ukázat celé údaje' }));
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(both()).toEqual([masked, masked]));
  Reflect.deleteProperty(document, 'hidden');
});

test('what is printed stays masked, but for a copy that is asked for as a whole', async () => {
  const { user } = await given();
  await user.click(screen.getByRole('button', { name: 'Ukázat celé údaje' }));
  press('Vytisknout');
  dispatchEvent(new Event('afterprint'));
  press('Vytisknout úplnou kopii');
  dispatchEvent(new Event('afterprint'));
  expect(printed).toEqual([
    [whole, masked],
    [whole, whole],
  ]);
  await vi.waitFor(() => expect(both()).toEqual([whole, masked]));
});
