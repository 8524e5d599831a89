import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { setToday } from '../../machines/claim/clock.ts';

/* Every test is of one day; after it the page is empty and nothing was complained of. Imported for that. */

configure({ asyncUtilTimeout: 5000 });

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
