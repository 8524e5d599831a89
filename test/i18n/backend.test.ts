import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendLimits, backendOf, type ReadTexts } from '#src/i18n/backend.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Texts in Czech that the port reads, and what it was asked for. */
const start = (readTexts: ReadTexts, namespaces: readonly string[] = ['life']) => {
  const asked: string[] = [];
  const texts = createInstance();
  const begun = texts
    .use(
      backendOf((language, namespace) => {
        asked.push(`${language} ${namespace}`);
        return readTexts(language, namespace);
      }),
    )
    .init({ lng: 'cs', fallbackLng: false, ns: namespaces, defaultNS: 'life', backend: backendLimits });
  return { texts, asked, begun };
};

test('texts that cannot be read are tried five times more, the delay doubling from 350 ms', async () => {
  const { asked } = start(() => Promise.reject(new Error('away')));
  const made = [];
  for (const wait of [349, 1, 699, 1, 1400, 2800, 5600, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    made.push(asked.length);
  }
  expect(made).toEqual([1, 2, 2, 3, 4, 5, 6, 6]);
  expect(new Set(asked)).toEqual(new Set(['cs life']));
});

test('texts that are read in the end are spoken', async () => {
  let tries = 0;
  const { texts, begun } = start(async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
    return { title: 'Nahlášení události' };
  });
  await vi.advanceTimersByTimeAsync(1050);
  await begun;
  expect(texts.t('title')).toBe('Nahlášení události');
});

test('ten namespaces are read at once, the others wait', async () => {
  const answers: (() => void)[] = [];
  const { asked } = start(
    () => new Promise((resolve) => answers.push(() => resolve({}))),
    Array.from({ length: 12 }, (_, index) => `namespace${index}`),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(10);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(11);
});
