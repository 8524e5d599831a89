import { areRegistersFilled } from '#server/store/seeds/seed.ts';
import type { Db } from '#server/store/tables.ts';
import { allAskedBy } from './asking.ts';
import { registers } from './registers.ts';
import type { Systems } from './systems.ts';

/** The registers in our own database. While they know nobody each question rejects: that no policy is known would be untrue of everybody. */
export function ownRegisters(db: Db): Systems {
  let isFilled = false;
  return allAskedBy(registers(db), async (_, question) => {
    isFilled ||= await areRegistersFilled(db);
    if (!isFilled) throw new Error('The registers are empty.');
    return question();
  });
}
