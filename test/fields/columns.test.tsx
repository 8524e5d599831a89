import { render, screen } from '@testing-library/react';
import { page as window } from 'vitest/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '#src/style/style.css';
import { Columns } from '#src/layout/frame/Columns.tsx';
import './everyTest.ts';

const before = { width: innerWidth, height: innerHeight };
const { style } = document.documentElement;
beforeAll(() => {
  // A telephone and a tablet have no room set aside for a scroll bar.
  style.scrollbarGutter = 'auto';
});
afterAll(async () => {
  style.scrollbarGutter = '';
  await window.viewport(before.width, before.height);
});

test.each([
  [390, 16],
  [768, 40],
  [820, 50],
  [1000, 140],
])('%i pixels wide, the page keeps the same distance from both edges', async (width, distance) => {
  await window.viewport(width, 900);
  render(<Columns>Obsah</Columns>);
  const { left, right } = screen.getByRole('main').getBoundingClientRect();
  expect([left, document.documentElement.clientWidth - right]).toEqual([distance, distance]);
});
