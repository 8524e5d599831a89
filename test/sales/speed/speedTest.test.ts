import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { telling, type Tell } from '#machines/calls/port.ts';
import { speedTestMachine, type SpeedNews } from '#machines/sales/speed/speedTestMachine.ts';

type Name = 'latency' | 'download' | 'upload';

/** The machine with measurements that tell what a test says, and which of them were stopped. */
const given = () => {
  const tells = new Map<Name, Tell<SpeedNews>>();
  const stopped: Name[] = [];
  const measuring = (name: Name) =>
    telling((tell) => {
      tells.set(name, tell);
      return () => void stopped.push(name);
    });
  const clock = new SimulatedClock();
  const actor = createActor(
    speedTestMachine.provide({
      actors: {
        measureLatency: measuring('latency'),
        measureDownload: measuring('download'),
        measureUpload: measuring('upload'),
      },
    }),
    { clock },
  ).start();
  const tell = (name: Name, news: SpeedNews) => tells.get(name)?.(news);
  const measure = (latency: number, download: number, upload: number, loadedLatency = latency) => {
    tell('latency', { type: 'MEASURED', value: latency });
    tell('download', { type: 'MEASURED', value: download * 1_000_000, loadedLatency });
    tell('upload', { type: 'MEASURED', value: upload * 1_000_000, loadedLatency: latency });
  };
  return { actor, clock, stopped, tell, measure, at: () => actor.getSnapshot().value };
};

test.each([
  ['excellent', 12, 95, 40, 80],
  ['sufficient', 12, 95, 40, 500],
  ['sufficient', 90, 12, 2, 100],
  ['insufficient', 300, 95, 40, 300],
])('the connection is %s', (grade, latency, download, upload, loaded) => {
  const { actor, at, measure } = given();
  actor.send({ type: 'START' });
  measure(latency, download, upload, loaded);
  expect(at()).toEqual({ graded: grade });
  expect(actor.getSnapshot().context.measured).toEqual({
    latency,
    download: download * 1_000_000,
    upload: upload * 1_000_000,
    loadedLatency: loaded,
  });
});

test('one measurement follows another, and each tells how far it is', () => {
  const { actor, at, tell } = given();
  expect(at()).toBe('idle');
  actor.send({ type: 'START' });
  expect(at()).toEqual({ measuring: 'latency' });
  tell('latency', { type: 'SAMPLE', progress: 0.5, value: 20 });
  expect(actor.getSnapshot().context).toMatchObject({ progress: 0.5, sample: 20 });
  tell('latency', { type: 'MEASURED', value: 22 });
  expect(at()).toEqual({ measuring: 'download' });
  expect(actor.getSnapshot().context).toMatchObject({ progress: 0, measured: { latency: 22 } });
});

test('it is given up at any time, and made again from the beginning', () => {
  const { actor, at, stopped, tell } = given();
  actor.send({ type: 'START' });
  tell('latency', { type: 'MEASURED', value: 22 });
  actor.send({ type: 'CANCEL' });
  expect(at()).toBe('cancelled');
  expect(stopped).toEqual(['latency', 'download']);
  actor.send({ type: 'RETRY' });
  expect(at()).toEqual({ measuring: 'latency' });
  expect(actor.getSnapshot().context.measured).toEqual({});
});

test('a measurement that fails ends it, and so does one that never ends', () => {
  const one = given();
  const failure = new Failure('0');
  one.actor.send({ type: 'START' });
  one.tell('latency', { type: 'FAILED', failure });
  expect(one.at()).toBe('failed');
  expect(one.actor.getSnapshot().context.failure).toBe(failure);
  one.actor.send({ type: 'RETRY' });
  one.clock.increment(10_000);
  expect(one.at()).toBe('failed');
});
