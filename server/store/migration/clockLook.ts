import { statements } from './statements.ts';

/** When the clock was last looked at, and since when it has gone on without a leap: one row. */
export const clockLook = {
  '140_expand_clock_look': statements(
    `create table clock_look (
      is_last boolean primary key default true check (is_last),
      looked_at timestamptz not null,
      steady_since timestamptz not null)`,
  ),
};
