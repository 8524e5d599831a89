import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

/* After every test the page is empty and nothing was complained of. Imported for that. */

configure({ asyncUtilTimeout: 5000 });

const complaints: unknown[][] = [];
const complain = console.error;

beforeEach(() => {
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
