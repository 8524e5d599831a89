import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { AnswerList } from '#src/layout/AnswerList.tsx';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { RunningClaim } from '#src/flow/side/RunningClaim.tsx';
import { carDraft } from '#machines/flows/car/draft.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Header } from '#src/layout/frame/Header.tsx';
import { SaveNews, SaveStatus, type SaveView } from '#src/layout/frame/SaveStatus.tsx';
import { Stepper } from '#src/layout/frame/Stepper.tsx';
import './everyTest.ts';
import { givenTexts } from './givenForm.tsx';

beforeAll(givenTexts);

function Asked() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zahodit</Button>
      {isOpen ? (
        <Dialog title="Opravdu?" onClose={() => setOpen(false)} actions={<Button>Ano</Button>}>
          <p>Smažeme vše.</p>
        </Dialog>
      ) : null}
    </>
  );
}

describe('a dialog', () => {
  test('is named by its title, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Asked />);
    await user.click(screen.getByRole('button', { name: 'Zahodit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Opravdu?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zahodit' }));
  });
});

test('a busy button takes no second press and keeps the focus', async () => {
  const user = userEvent.setup();
  const pressed: string[] = [];
  render(<ActionBar onPress={() => pressed.push('once more')} isBusy />);
  const button = screen.getByRole('button', { name: /Pokračovat/ });
  await user.click(button);
  expect([pressed, document.activeElement, button.getAttribute('aria-disabled')]).toEqual([
    [],
    button,
    'true',
  ]);
});

test('the stepper says where the reporter stands and how much is left, and on a phone opens its list', async () => {
  render(
    <Stepper
      pagesWalked={4}
      pagesLeft={3}
      steps={[
        { name: 'Kdo hlásí', state: 'DONE' },
        { name: 'Účet', state: 'CURRENT' },
        { name: 'Dokumenty', state: 'TODO' },
      ]}
    />,
  );
  const share = screen.getByRole('progressbar', { name: 'Zbývají 3 stránky' });
  expect([share.getAttribute('value'), share.getAttribute('max')]).toEqual([String(4 / 7), '1']);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '2/3 · Účet' }));
  expect(
    screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]),
  ).toEqual([
    ['Kdo hlásí (hotovo)', null],
    ['Účet', 'step'],
    ['Dokumenty', null],
  ]);
});

test('whoever goes on is shown no less, though an answer has added pages, and whoever goes back is', () => {
  const at = (pagesWalked: number, pagesLeft: number) => (
    <Stepper {...{ pagesWalked, pagesLeft }} steps={[]} />
  );
  const share = () => Number(screen.getByRole('progressbar').getAttribute('value'));
  const { rerender } = render(at(7, 2));
  const shown = [share()];
  for (const [walked, left] of [
    [8, 4],
    [9, 3],
    [10, 2],
    [9, 3],
  ] as const) {
    rerender(at(walked, left));
    shown.push(share());
  }
  expect(shown).toEqual([7 / 9, 7 / 9, 7 / 9, 10 / 12, 9 / 12]);
});

test('saving is said in words, with the time, and announced once there is something to announce', () => {
  const view = (save: SaveView) => (
    <>
      <SaveStatus save={save} />
      <SaveNews save={save} />
    </>
  );
  const said = () => [screen.getByRole('paragraph').textContent, screen.getByRole('status').textContent];
  const { rerender } = render(view({ state: 'IDLE' }));
  expect(said()).toEqual(['Odpovědi průběžně ukládáme', '']);
  for (const [save, words] of [
    [{ state: 'SAVED', at: new Date('2026-11-20T14:05') }, 'Uloženo v 14:05'],
    [{ state: 'FAILED' }, 'Uložení se nepovedlo'],
  ] as const) {
    rerender(view(save));
    expect(said()).toEqual([words, words]);
  }
});

test('what was left out is named in one row at the end', () => {
  const rows = [
    { label: 'Telefon', value: undefined },
    { label: 'Jméno', value: 'Jana Nováková' },
    { label: 'E-mail', value: undefined },
  ];
  render(<AnswerList title="Kontakt" rows={rows} />);
  const told = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Jméno', 'Jana Nováková', 'Neuvedeno', 'Telefon\u00a0· E-mail']);
});

test('the name of the product is at the top of every page, only after a death its purpose alone', () => {
  const { rerender } = render(<Header homeUrl="/" />);
  expect(screen.getByRole('banner').textContent).toBe('Přejít k obsahuHláškaHlášení pojistných událostí');
  rerender(<Header homeUrl="/" isQuiet />);
  expect(screen.getByRole('banner').textContent).toBe('Přejít k obsahuHlášení pojistných událostí');
});

test.each<[ClaimDetail, readonly string[]]>([
  [{ eventKinds: ['HAVZVIRE'], policyNumber: '4400000017' }, ['Zvíře', '4400000017']],
  [
    {
      eventKinds: ['HAVNEHODA'],
      vehicleModel: 'Octavia',
      registrationNo: '4UI5655',
      incidentDate: '2026-11-19',
      incidentPlace: 'Brno',
      reporter: { fullName: 'Jana Nováková' },
    },
    ['Nehoda', 'Octavia, 4UI5655', '19. 11., Brno', 'Jana Nováková'],
  ],
])('the side says of %o what was answered', async (claim, lines) => {
  render(<RunningClaim flow={carDraft} claim={claim} />);
  await screen.findByRole('heading', { name: 'Vaše hlášení' });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
});
