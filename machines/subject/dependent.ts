/**
 * How far a change reaches (section 5): the same row of the target's list, a given row, every row of the list the change happened
 * in, the row that contains the changed list, or every row of the target's list. What is in no list, or in a list that no row
 * contains, stands in the form as a whole.
 */
export type Reach = 'SAME_INDEX' | 'PROVIDED_INDEX' | 'WHOLE' | 'PARENT_ROW' | 'TARGET_WHOLE';

/** A field that is validated again when another one changes. Both are spelled without row numbers: `injuredParties.email`. */
export interface Dependent {
  readonly field: string;
  readonly target: string;
  readonly reach: Reach;
  readonly index?: number;
}
