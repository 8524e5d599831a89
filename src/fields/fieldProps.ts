/** What every field takes. */
export type FieldProps = {
  /** The field of the claim: `reporter.fullName`. */
  name: string;
  /** The key of its words, where they are not those of its name. */
  words?: string | undefined;
  /** Says that the answer may be left out, or not. Without it the schema decides. */
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

/** What every field of several controls takes. */
export type GroupProps = FieldProps & {
  /** The page's heading is the question: screen readers read the label, but it is not shown twice. */
  isLabelHidden?: boolean | undefined;
};
