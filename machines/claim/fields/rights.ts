import { field, line, yesNo } from '#machines/subject/control.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { text } from './text.ts';

/**
 * Who else has a right to the money, which the law asks for (Civil Code of the Czech Republic, section 2796), and whether those
 * harmed ask for it.
 */
export const rightFields = {
  bankLien: field(YesNo, yesNo),
  lienHolder: field(text(), line),
  claimRaised: field(YesNo, yesNo),
};
