import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givenPage } from './givenPage.tsx';

const optionOf = (choice: Element) => choice.closest('label')?.parentElement;
const inView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('what a tile opens stands inside it and comes into view', async () => {
  const { user } = await givenPage({ code: 'bankData', claim: { eventKinds: ['HAVNEHODA'] } });
  const abroad = screen.getByRole('radio', { name: 'Na účet v jiné zemi' });
  await user.click(abroad);
  const iban = await screen.findByRole('textbox', { name: /IBAN/ });
  expect(optionOf(abroad)?.contains(iban)).toBe(true);
  await waitFor(() => expect(inView(iban)).toBe(true));
});

test('what another tile opens takes its place, and what the first one opened is gone', async () => {
  const { user } = await givenPage({ code: 'bankData', claim: { eventKinds: ['HAVNEHODA'] } });
  const own = screen.getByRole('radio', { name: 'Na účet, který zadám' });
  await user.click(own);
  const number = await screen.findByRole('textbox', { name: /^Číslo účtu/ });
  expect(optionOf(own)?.contains(number)).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Na účet v jiné zemi' }));
  expect(screen.queryByRole('textbox', { name: /^Číslo účtu/ })).toBeNull();
});

test('what choices side by side open stands right below them, outside of their group', async () => {
  const { user } = await givenPage({ code: 'event', claim: { eventKinds: ['HAVNEHODA'] } });
  const group = screen.getByRole('radiogroup', { name: /polici/i });
  const [yes] = [...group.querySelectorAll('input')];
  if (yes) await user.click(yes);
  const station = await screen.findByRole('textbox', { name: /policie|útvar|služebn/i });
  expect([group.contains(station), group.nextElementSibling?.contains(station)]).toEqual([false, true]);
});

test('the kinds of an event open inside its family', async () => {
  const { user } = await givenPage({ code: 'chooseEvent' });
  const suffered = screen.getByRole('radio', { name: 'Mně, způsobil ji někdo jiný' });
  await user.click(suffered);
  expect(optionOf(suffered)?.contains(screen.getByRole('checkbox', { name: 'Moje vozidlo' }))).toBe(true);
});

test('the IBAN of an account abroad leads to where it belongs, and comes along', async () => {
  const { asked, user } = await givenPage({ code: 'bankData', claim: { eventKinds: ['HAVNEHODA'] } });
  await user.click(screen.getByRole('radio', { name: 'Na účet, který zadám' }));
  await user.type(await screen.findByRole('textbox', { name: /^Číslo účtu/ }), 'de89 3704 0044 0532 0130 00');
  await user.click(await screen.findByRole('button', { name: 'Zadat ho jako účet v jiné zemi' }));
  const iban = await screen.findByRole('textbox', { name: /IBAN/ });
  expect(document.activeElement).toBe(iban);
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  await waitFor(() =>
    expect(asked).toEqual([
      ['next', { bankContactType: 'FOREIGN', bankContact: { iban: 'DE89370400440532013000' } }],
    ]),
  );
});
