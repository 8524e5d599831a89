import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { setToday } from '#machines/claim/clock.ts';
import { i18n } from '#src/i18n/i18n.ts';

/* Every test is of one day; after it the page is empty and nothing was complained of. Imported for that. */

// A machine that is busy with other tests opens a document late.
configure({ asyncUtilTimeout: 20_000 });

// Tests of what is said write every space alike; how words are tied is told by test/i18n/nonBreaking.test.ts.
i18n.on('initialized', () => (i18n.options.postProcess = false));

const complaints: unknown[][] = [];
const complain = console.error;

beforeEach(() => {
  setToday(() => '2026-11-20');
  complaints.length = 0;
  console.error = (...words: unknown[]) => {
    complaints.push(words);
    complain(...words);
  };
});

afterEach(() => {
  cleanup();
  console.error = complain;
  expect(complaints).toEqual([]);
});
