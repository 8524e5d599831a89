import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenPage } from './givenPage.tsx';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  reporterRole: 'INSURED',
  reporter: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' },
  vehicleFound: true,
  contactSearch: '4UI5655',
  incidentDate: '2026-11-05',
  driver: { fullName: 'Jan Novotný' },
  damagedParts: ['NARAZNIK_ZADNI', 'VIKO_KUFRU'],
};

const answerTo = (question: string) =>
  within(screen.getByText(question).parentElement ?? document.body).getByRole('definition').textContent;

test('answers left out are named in one row a page', async () => {
  await givenPage({ code: 'summary', claim: accident });
  const leftOut = screen
    .getAllByText('Neuvedeno')
    .map((term) => within(term.parentElement ?? document.body).getByRole('definition').textContent);
  expect(leftOut).toEqual([
    'O koho jde?\u00a0· Jaká je adresa bydliště nebo sídla?',
    'Kam máme peníze poslat?',
    'Co přesně se stalo?\u00a0· Popište, co se stalo\u00a0· Kde se to stalo?\u00a0· Místo\u00a0· Řešila to policie?',
    'Zranil se někdo?\u00a0· Byl řidič pod vlivem alkoholu nebo drog?\u00a0· Kdo nehodu zavinil?\u00a0· V kolik hodin?\u00a0· Svědci',
    'Jak velké je poškození?\u00a0· Jak se vozidlo opraví?',
  ]);
});

test('answers read the way people write them', async () => {
  await givenPage({ code: 'summary', claim: accident });
  await screen.findByText(/Zadní nárazník/);
  expect(
    ['Co se stalo?', 'Kdy se to stalo?', 'Mobilní telefon', 'Které části jsou poškozené?'].map(answerTo),
  ).toEqual(['Nehoda', '05.11.2026', '+420 702 228 000', 'Zadní nárazník, Víko zavazadlového prostoru']);
});

test('every page of answers leads back to itself', async () => {
  const { asked, user } = await givenPage({ code: 'summary', claim: accident });
  await user.click(screen.getByRole('button', { name: /Změnit.*Kontakt/ }));
  await user.click(screen.getByRole('button', { name: /Změnit.*Dokumenty/ }));
  expect(asked).toEqual([
    ['change', 'reporter'],
    ['change', 'documents'],
  ]);
});

test('what is advised about an answer stands below it', async () => {
  const email = 'jan.novotny@example.museum';
  await givenPage({
    code: 'summary',
    claim: { ...accident, incidentDate: '2025-01-05', reporter: { ...accident.reporter, email } },
  });
  const advised = [...document.querySelectorAll('[data-tone=warning]')].map(({ textContent }) => textContent);
  expect(advised).toEqual([
    'Zkontrolujte koncovku e-mailu, není obvyklá. Pokud je správně, pokračujte.',
    'Událost je starší než rok. Pokud je datum správně, pokračujte.',
  ]);
});

test('sending asks for nothing more on the page: what it agrees to is said by the dialog', async () => {
  const { asked, user } = await givenPage({ code: 'summary', claim: accident });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Odeslat hlášení' }));
  await waitFor(() => expect(asked).toEqual([['next', {}]]));
});

test('damaged parts are drawn beside their names', async () => {
  await givenPage({ code: 'summary', claim: accident });
  await waitFor(() => expect(document.querySelectorAll('[data-is-chosen=true]')).toHaveLength(2));
});
