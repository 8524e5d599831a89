import * as z from 'zod';
import { InjuryKind, InjurySeverityCode, YesNo } from './enums.ts';
import { amount, code, words } from './text.ts';

/** How bad an injury is: 1 serious, 2 light, 3 other, 4 dead. */
export const InjurySeverity = z.object({ code: InjurySeverityCode });
export type InjurySeverity = z.infer<typeof InjurySeverity>;

/** Harm to health, as fields of the claim (section 3, event data; section HEALTH of the car claim). */
export const injuryFields = {
  injurySeverity: InjurySeverity,
  healthInjurySeverity: InjurySeverityCode,
  injuryKind: InjuryKind,
  /** Code of the codelist `injury-type`. */
  injuryType: code(),
  injuryDescription: words(),
  injuryCompensated: YesNo,
  painForm: YesNo,
  painFormPoints: z.number().int().min(0),
  painFormFee: amount(),
};
