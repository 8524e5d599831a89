import * as z from 'zod';
import { InjuryKind, InjurySeverityCode, YesNo } from '#machines/claim/enums.ts';
import { field, line, money, oneOf, radio, yesNo } from '#machines/subject/control.ts';
import { underwriting } from '#machines/subject/issues/issue.ts';
import { story } from '#machines/claim/story.ts';
import { limits } from '#machines/claim/limits.ts';
import { amount, code, text, words } from './text.ts';

/** What is no serious and no fatal injury, which an underwriter looks at, whoever was hurt. */
const lightInjury = underwriting<InjurySeverityCode>(
  'underwritingReview',
  (code) => code !== '1' && code !== '4',
);

/** How serious an injury is: 1 serious, 2 light, 3 other, 4 dead. */
export const InjurySeverity = z.object({ code: field(InjurySeverityCode.check(lightInjury), radio) });
export type InjurySeverity = z.infer<typeof InjurySeverity>;

/** Harm to health, as fields of the claim. Source: specification section 3, event data; section HEALTH of the car claim. */
export const injuryFields = {
  injurySeverity: InjurySeverity,
  healthInjurySeverity: InjurySeverityCode,
  injuryKind: field(InjuryKind, radio),
  injuryType: field(code(), oneOf('injury-type')),
  injuryDescription: field(words(), story),
  /** Who pays the treatment and claims it back, and whoever pays while the injured is away. */
  healthInsurer: field(text(), line),
  employerName: field(text(), line),
  seatBelt: field(YesNo, yesNo),
  injuryCompensated: field(YesNo, yesNo),
  painForm: field(YesNo, yesNo),
  painFormPoints: field(z.number().int().min(limits.painForm), { kind: 'number' }),
  painFormFee: field(amount(), money),
};
