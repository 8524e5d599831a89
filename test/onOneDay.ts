import { beforeAll } from 'vitest';
import { setToday } from '#machines/claim/clock.ts';

// Every file of tests begins on the same day, whatever day it is and whatever the file before it said.
beforeAll(() => setToday(() => '2026-11-20'));
