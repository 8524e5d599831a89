import * as z from 'zod';
import { NightHours } from '#machines/service/sales/nightHours.ts';
import { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import { says } from './variableMeta.ts';

/** The variables about what operators do by two, and when one of them may do it alone. */
export const operatorVariables = {
  FOUR_EYES: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .pipe(z.array(FourEyesAct))
    .meta(
      says(
        'what operators do by two only: `RESEND_ALL` (more than fifty events at once), `BY_HAND` (an event entered into the core by hand), `UNLOCK` (a lock that lasts), `PAUSE` (nothing is handed over for now), separated by commas, see [The page of operators](#the-page-of-operators)',
        'none',
      ),
    ),
  BREAK_GLASS: NightHours.optional().meta(
    says(
      'hours of the night, `22-6`, in which an operator may do alone what `FOUR_EYES` names, and says why within a day, see [The page of operators](#the-page-of-operators)',
      'never',
    ),
  ),
};
