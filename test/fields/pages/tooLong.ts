/** How long a page is on arrival: the questions that can be seen and its height on a phone, in pixels. */
export interface Length {
  readonly questions: number;
  readonly height: number;
}

/**
 * Pages that are longer than a page may be, each with the length that it must not exceed, twenty pixels of it for a line that wraps
 * otherwise: those that read all answers back, and those of somebody who was harmed, who has one page with all that is theirs. The
 * table only gets shorter: who shortens a page so far that it fits takes it out.
 */
export const tooLong: Readonly<Record<string, Length>> = {
  'car.DRAFT summary': { questions: 1, height: 2060 },
  'car.DRAFT injuredParty[0]': { questions: 5, height: 2430 },
  'property.DRAFT summary': { questions: 0, height: 1890 },
  'liability.DRAFT injuredParty[0]': { questions: 4, height: 1995 },
};
