import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { configuration } from './machine/configuration.ts';
import { searchFlow } from './small/searchFlow.ts';

const start = () => createActor(createPageModel<Names>(searchFlow), { input: { configuration } }).start();
const search = { contactSearch: '1AB2345' };

test('the model turns the page at once, without a service', () => {
  const model = start();
  model.send({ type: 'NEXT', answers: search });
  expect(model.getSnapshot()).toMatchObject({ value: 'event', context: { record: search } });
});

test('the model goes where its lookups would lead', () => {
  const model = start();
  model.send({ type: 'NEXT', answers: search, found: { searchDamaged: { vehicleFound: false } } });
  expect(model.getSnapshot().value).toBe('vehicleData');
});

test('the model makes a lookup only where its rule holds', () => {
  const model = start();
  const findDuplicate = { claimId: 'C1' };
  model.send({
    type: 'NEXT',
    answers: search,
    found: { searchDamaged: { vehicleFound: false }, findDuplicate },
  });
  expect(valueAt(model.getSnapshot().context.record, 'claimId')).toBe(undefined);
  model.send({ type: 'BACK' });
  model.send({
    type: 'NEXT',
    answers: search,
    found: { searchDamaged: { vehicleFound: true }, findDuplicate },
  });
  expect(valueAt(model.getSnapshot().context.record, 'claimId')).toBe('C1');
});

test('nothing lies behind the first page', () => {
  const model = start();
  expect(model.getSnapshot().can({ type: 'BACK' })).toBe(false);
});
