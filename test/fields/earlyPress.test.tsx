import { expect, test } from 'vitest';
import { replayEarly, type EarlyPress } from '#src/app/earlyPress.ts';

const pressedEarly = (pressed: HTMLButtonElement): EarlyPress => ({
  pressed,
  isTaken: false,
  isOver: false,
  isOpening: false,
  begun: undefined,
  shown: undefined,
  answer: undefined,
  isTouched: () => false,
  stop: () => undefined,
});

const page = (label: string, type: 'button' | 'submit' = 'button') => {
  document.body.innerHTML = `<div id="root"><button type="${type}">${label}</button></div>`;
  const [button] = document.querySelectorAll('button');
  if (!button) throw new Error('There is no button.');
  return button;
};

test.each<[string, 'button' | 'submit', string, number]>([
  ['Back, drawn anew before the page listened, is pressed there', 'button', 'Zpět', 1],
  ['what is no longer there is not pressed', 'button', 'Jinam', 0],
  ['a form that is another one by now is not sent', 'submit', 'Zpět', 0],
])('%s', (_, type, label, presses) => {
  const gone = page('Zpět', type);
  window.early = pressedEarly(gone);
  const here = page(label, type);
  let count = 0;
  here.addEventListener('click', (event) => {
    event.preventDefault();
    count += 1;
  });
  replayEarly();
  expect([gone.isConnected, count, window.early]).toEqual([false, presses, undefined]);
});
