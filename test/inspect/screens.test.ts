import { describe, expect, test } from 'vitest';
import { carDraft } from '#machines/flows/car/draft.ts';
import { createQueue } from '#src/inspect/screens/createQueue.ts';
import { screensOf } from '#src/inspect/screens/screensOf.ts';

describe('the screens of a flow', () => {
  test('are all its pages, or those of one step', () => {
    expect(screensOf(carDraft, 'plain', undefined).map(({ page }) => page.code)).toEqual(
      carDraft.pages.map(({ code }) => code),
    );
    expect(screensOf(carDraft, 'plain', 'role').map(({ page }) => page.code)).toEqual([
      'index',
      'chooseEvent',
      'reporter',
    ]);
  });

  test('are with errors those that ask something', () => {
    expect(screensOf(carDraft, 'errors', 'role').map(({ page }) => page.code)).toEqual([
      'chooseEvent',
      'reporter',
    ]);
  });

  test('are with dialogs one for each dialog of a page, those before a row is removed included', () => {
    const shown = screensOf(carDraft, 'dialogs', undefined);
    expect(shown.filter(({ page }) => page.code === 'vehicle').map(({ dialog }) => dialog)).toEqual([
      'vehicleNotFound',
      'contractNotFound',
      'duplicateFound',
    ]);
    expect(shown.map(({ dialog }) => dialog)).toContain('confirmInjuredRemoval');
  });
});

describe('live pages', () => {
  test('load two at once where there is room for two, the next as soon as one is there or nobody looks any more', () => {
    const { enter } = createQueue(2);
    const started: string[] = [];
    const leave = Object.fromEntries(
      ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => [name, enter(() => started.push(name))]),
    );
    expect(started).toEqual(['first', 'second']);
    leave['third']?.();
    leave['first']?.();
    leave['first']?.();
    expect(started).toEqual(['first', 'second', 'fourth']);
    leave['second']?.();
    expect(started).toEqual(['first', 'second', 'fourth', 'fifth']);
  });
});
