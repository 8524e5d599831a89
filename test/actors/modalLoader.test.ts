import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { loaderDescription, modalLoaderMachine } from '../../machines/actors/modalLoader.ts';
import { walked } from './walked.ts';

const walk = walked(modalLoaderMachine);

const start = () => {
  const actor = createActor(modalLoaderMachine, { inspect: walk.inspect }).start();
  const look = () => [actor.getSnapshot().value, loaderDescription(actor.getSnapshot().context)];
  return { actor, look };
};

test('the loader is shown while anything is waited for, with the description of the latest', () => {
  const { actor, look } = start();
  const seen = [look()];
  actor.send({ type: 'START_LOADING', loader: { id: 'save', description: 'savingReport' } });
  seen.push(look());
  actor.send({ type: 'START_LOADING', loader: { id: 'vehicle', description: 'searchingVehicle' } });
  seen.push(look());
  actor.send({ type: 'END_LOADING', id: 'vehicle' });
  seen.push(look());
  actor.send({ type: 'END_LOADING', id: 'save' });
  seen.push(look());
  expect(seen).toEqual([
    ['hidden', undefined],
    ['shown', 'savingReport'],
    ['shown', 'searchingVehicle'],
    ['shown', 'savingReport'],
    ['hidden', undefined],
  ]);
});

test('what ends first need not have started last', () => {
  const { actor, look } = start();
  actor.send({ type: 'START_LOADING', loader: { id: 'save', description: 'savingReport' } });
  actor.send({ type: 'START_LOADING', loader: { id: 'vehicle', description: 'searchingVehicle' } });
  actor.send({ type: 'END_LOADING', id: 'save' });
  expect(look()).toEqual(['shown', 'searchingVehicle']);
});

test('the same loader started again changes its description and ends once', () => {
  const { actor, look } = start();
  actor.send({ type: 'START_LOADING', loader: { id: 'save', description: 'savingReport' } });
  actor.send({ type: 'START_LOADING', loader: { id: 'save', description: 'takesLong' } });
  expect(look()).toEqual(['shown', 'takesLong']);
  actor.send({ type: 'END_LOADING', id: 'save' });
  expect(look()).toEqual(['hidden', undefined]);
});

test('a loader nobody started ends nothing', () => {
  const { actor, look } = start();
  actor.send({ type: 'START_LOADING', loader: { id: 'save', description: 'savingReport' } });
  actor.send({ type: 'END_LOADING', id: 'other' });
  expect(look()).toEqual(['shown', 'savingReport']);
});

test('every transition of modalLoader is walked', () => {
  expect(walk.left()).toEqual([]);
});
